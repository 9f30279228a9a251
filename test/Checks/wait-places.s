## Both positions are in macros and repetitions.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
.macro load to
        buffer_load_dword \to, v10, s[4:7], 0 offen
.endm
        .rept 2
        load v0
        .endr
.macro use what
        v_mov_b32 v1, \what
.endm
        use v0
        s_endpgm
# CHECK: :[[@LINE-4]]:23: warning: v0 is read here, but the load that writes it may not have returned [-Wwaitcnt]
# CHECK-NEXT: v_mov_b32 v1, v0
# CHECK: :[[@LINE-12]]:9: note: the load is here
# CHECK-NEXT: buffer_load_dword v0, v10, s[4:7], 0 offen
# CHECK: :[[@LINE-11]]:9: note: in macro 'load' called from here
# CHECK: note: in round 2 of 2 of the repetition that starts here
# CHECK: note: add 's_waitcnt vmcnt(0)'
# CHECK: :[[@LINE-9]]:9: note: in macro 'use' called from here
