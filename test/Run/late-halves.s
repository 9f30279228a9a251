# Two loads of halves of a register arrive in order, and each keeps the other half.
# RUN: clrx-run -w %s -buffer=4:u32:0x22221111 -vgpr=1:u32:0 -print=v0:x32:1 \
# RUN:   | FileCheck %s --match-full-lines
# CHECK: v0: 0x22221111
.rawcode
.gpu gfx900
        v_mov_b32 v0, 0
        global_load_short_d16 v0, v1, s[4:5]
        global_load_short_d16_hi v0, v1, s[4:5] offset:2
        s_waitcnt vmcnt(0)
        s_endpgm
