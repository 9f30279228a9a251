# Vector loads arrive in the order of issue: vmcnt(1) leaves the last of two in flight.
# RUN: not clrx-run -w %s -buffer=4:u32:100,101 -vgpr=1:u32:0 -print=v4:u32:1 \
# RUN:   -print=v5:u32:1 2>&1 | FileCheck %s
# CHECK: error: v2 is read here
# CHECK-NOT: error:
# CHECK: v4: 100{{$}}
# CHECK: v5: 8{{$}}
.rawcode
.gpu gfx900
        v_mov_b32 v0, 7
        v_mov_b32 v2, 8
        global_load_dword v0, v1, s[4:5]
        global_load_dword v2, v1, s[4:5] offset:4
        s_waitcnt vmcnt(1)
        v_mov_b32 v4, v0
        v_mov_b32 v5, v2
        s_endpgm
