# Undefined bits travel with the value: they are in the register when it arrives, and
# gone when a defined value does.
# RUN: not clrx-run -w %s -lds=8:u32:5 -buffer=4:undef:64 -vgpr=1:u32:0 \
# RUN:   -print=v4:u32:1 -print=v5:u32:1 -print=v6:u32:1 -print=v7:u32:1 2>&1 \
# RUN:   | FileCheck %s
# CHECK: v4: 7{{$}}
# CHECK: v5: undef{{$}}
# CHECK: v6: undef{{$}}
# CHECK: v7: 5{{$}}
.rawcode
.gpu gfx900
        v_mov_b32 v0, 7
        global_load_dword v0, v1, s[4:5]
        ds_read_b32 v2, v1
        v_mov_b32 v4, v0
        v_mov_b32 v6, v2
        s_waitcnt vmcnt(0) & lgkmcnt(0)
        v_mov_b32 v5, v0
        v_mov_b32 v7, v2
        s_endpgm
