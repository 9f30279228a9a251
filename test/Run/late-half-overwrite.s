# A load of half a register that arrives late clobbers only its half.
# RUN: not clrx-run -w %s -buffer=4:u32:0x22221111 -vgpr=1:u32:0 -print=v0:x32:1 2>&1 \
# RUN:   | FileCheck %s
# CHECK: error: v0 is written here
# CHECK: v0: 0x22228888{{$}}
.rawcode
.gpu gfx900
        v_mov_b32 v0, 0
        global_load_short_d16_hi v0, v1, s[4:5] offset:2
        v_mov_b32 v0, 0x88888888
        s_waitcnt vmcnt(0)
        s_endpgm
