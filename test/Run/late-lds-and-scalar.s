# An LDS read beside a scalar load arrives in no order: lgkmcnt(1) proves nothing.
# RUN: not clrx-run -w %s -lds=8:u32:100 -buffer=4:u32:200 -vgpr=1:u32:0 \
# RUN:   -print=v4:u32:1 2>&1 | FileCheck %s
# CHECK: error: v0 is read here
# CHECK: v4: 7{{$}}
.rawcode
.gpu gfx900
        v_mov_b32 v0, 7
        ds_read_b32 v0, v1
        s_load_dword s0, s[4:5], 0
        s_waitcnt lgkmcnt(1)
        v_mov_b32 v4, v0
        s_endpgm
