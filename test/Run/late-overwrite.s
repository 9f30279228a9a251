# A register that is written while a load is in flight gets the value of the load in
# the end.
# RUN: not clrx-run -w %s -buffer=4:u32:100 -vgpr=1:u32:0 -print=v2:u32:1 \
# RUN:   -print=v3:u32:1 2>&1 | FileCheck %s
# CHECK: error: v0 is written here
# CHECK-NOT: error:
# CHECK: v2: 8{{$}}
# CHECK: v3: 100{{$}}
.rawcode
.gpu gfx900
        global_load_dword v0, v1, s[4:5]
        v_mov_b32 v0, 8
        v_mov_b32 v2, v0
        s_waitcnt vmcnt(0)
        v_mov_b32 v3, v0
        s_endpgm
