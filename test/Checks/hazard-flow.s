## The smallest number of wait states over all paths is used.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
# CHECK-NOT: warning:
        v_cmp_eq_u32    vcc, v0, v1
        s_cbranch_scc0  near
        s_nop 3
near:
# CHECK: warning: v_div_fmas reads vcc_lo, which VALU has just written: 4 wait states are needed, but there is 1 [-Whazard]
        v_div_fmas_f32  v2, v3, v4, v5
# CHECK: note: add 's_nop 2' or
## Through the back edge.
loop:
# CHECK: [[@LINE+1]]:33: warning: the lane select reads s0, which VALU has just written: 4 wait states are needed, but there is 1
        v_readlane_b32  s1, v1, s0
        v_readfirstlane_b32 s0, v0
# CHECK: [[@LINE-1]]:9: note: the other instruction is here
# CHECK-NOT: warning:
        s_cbranch_scc0  loop
        s_endpgm
