## Registers that VALU has just written.
# RUN: clrx-mc -mcpu=tahiti --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --check-prefixes=CHECK,GFX6
# RUN: clrx-mc -mcpu=bonaire --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --check-prefixes=CHECK
# RUN: clrx-mc -mcpu=tonga --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --check-prefixes=CHECK,NEW
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --check-prefixes=CHECK,NEW
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null %s 2>&1 | count 0

        v_readfirstlane_b32 s0, v0
        s_nop 2
# CHECK: [[@LINE+1]]:33: warning: the lane select reads s0, which VALU has just written: 4 wait states are needed, but there are 3 [-Whazard]
        v_readlane_b32  s1, v1, s0
# CHECK: [[@LINE-4]]:9: note: the other instruction is here
# CHECK: note: add 's_nop 0' or other instructions
# CHECK-NOT: warning:
        v_readfirstlane_b32 s0, v0
        s_nop 3
        v_readlane_b32  s1, v1, s0

## Branches count as wait states.
        v_cmp_eq_u32    vcc, v0, v1
        s_branch .+4
        s_waitcnt vmcnt(0)
# CHECK: [[@LINE+1]]:9: warning: v_div_fmas reads vcc_lo, which VALU has just written: 4 wait states are needed, but there are 2 [-Whazard]
        v_div_fmas_f32  v2, v3, v4, v5
# CHECK: note: add 's_nop 1' or
# CHECK-NOT: warning:
## Writes of SALU are no hazard, and they replace writes of VALU.
        v_readfirstlane_b32 s0, v0
        s_mov_b32       s0, 0
        v_readlane_b32  s1, v1, s0

        v_readfirstlane_b32 s4, v0
# NEW: [[@LINE+1]]:{{[0-9]+}}: warning: vector memory access reads s4, which VALU has just written: 5 wait states are needed, but there are none [-Whazard]
        buffer_load_dword v0, v1, s[4:7], 0 offen
# NEW: note: add 's_nop 4' or
# CHECK-NOT: warning:
        v_readfirstlane_b32 s8, v6
# GFX6: warning: scalar memory access reads s8, which VALU has just written: 4 wait states
        s_load_dword    s10, s[8:9], 0
# CHECK-NOT: warning:
        s_endpgm
