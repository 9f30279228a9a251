## Rules for clauses on which the sources disagree.
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null -Wno-all -Whazard %s 2>&1 | count 0
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null -Wno-all -Whazard -Whazard-disputed %s 2>&1 | FileCheck %s --implicit-check-not=warning:
        s_clause        3
        s_load_dword    s0, s[2:3], 0
        s_load_dword    s1, s[2:3], 4
# CHECK: [[@LINE+1]]:9: warning: this instruction may not be allowed in a clause [-Whazard-disputed]
        s_waitcnt       vmcnt(0)
# CHECK: note: 's_clause 1' covers the 2 instructions after it
        s_load_dword    s20, s[2:3], 8
        s_clause        2
        s_load_dword    s0, s[2:3], 0
# CHECK: [[@LINE+1]]:9: warning: this instruction may not be allowed in a clause
        s_waitcnt_vscnt null, 0
        s_load_dword    s21, s[2:3], 8

## LLVM's hazard recognizer puts these instructions into clauses.
        s_clause        2
# CHECK: [[@LINE+1]]:9: warning: this instruction may not be allowed in a clause
        s_waitcnt_decptr 0xffe3
        s_load_dword    s30, s[2:3], 0
        s_load_dword    s31, s[2:3], 4
        s_clause        2
# CHECK: [[@LINE+1]]:9: warning: this instruction may not be allowed in a clause
        s_nop           0
        s_load_dword    s32, s[2:3], 0
        s_load_dword    s33, s[2:3], 4

## LLVM combines loads and atomics.
        s_clause        1
        global_load_dword v0, v[2:3], off
# CHECK: [[@LINE+1]]:9: warning: loads, stores and atomics may need clauses of their own [-Whazard-disputed]
        global_atomic_add v1, v[2:3], v4, off glc
        s_clause        2
        global_store_dword v[2:3], v4, off
        global_store_dword v[2:3], v4, off offset:4
# CHECK: [[@LINE+1]]:9: warning: loads, stores and atomics may need clauses of their own
        global_load_dword v0, v[2:3], off
# CHECK: note: 's_clause 1' covers the 2 instructions after it

        s_clause        2
        s_load_dword    s22, s[2:3], 0
        s_load_dword    s23, s[2:3], 0
middle:
# CHECK: [[@LINE+1]]:9: warning: this is a jump target in the middle of a clause [-Whazard-disputed]
        s_load_dword    s24, s[2:3], 0
        s_cbranch_scc0  middle
        s_cbranch_scc1  unused
unused:
## A label without a jump to it from elsewhere.
        s_clause        1
        s_load_dword    s25, s[2:3], 0
nobody:
        s_load_dword    s26, s[2:3], 0
        s_endpgm
