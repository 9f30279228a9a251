## Scalar loads return in any order, so only lgkmcnt(0) is safe.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s

# CHECK-NOT: warning:
        s_load_dword s0, s[2:3], 0
        s_load_dword s1, s[2:3], 4
        s_waitcnt lgkmcnt(1)
# CHECK: [[@LINE+1]]:23: warning: s0 is read here, but the
        v_mov_b32 v0, s0
# CHECK: note: add 's_waitcnt lgkmcnt(0)'
# CHECK-NOT: warning:

        s_load_dwordx2 vcc, s[2:3], 0
## VCC is read in addition to the operands.
# CHECK: [[@LINE+1]]:{{[0-9]+}}: warning: vcc_lo is read here, but the
        s_cbranch_vccz next
next:
        s_load_dword s6, s[2:3], 0
# CHECK: warning: s6 is written here, but the
        s_load_dword s6, s[2:3], 4
        s_waitcnt lgkmcnt(0)
        v_mov_b32 v0, s6
        s_memtime s[8:9]
# CHECK: warning: s9 is read here, but the
        v_mov_b32 v0, s9

## The base is read at issue.
        s_load_dwordx2 s[2:3], s[2:3], 0
        s_waitcnt lgkmcnt(0)
        v_mov_b32 v0, s2
# CHECK-NOT: warning:
        s_endpgm
