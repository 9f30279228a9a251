# An atomic changes memory when it is issued. The old value arrives late.
# RUN: not clrx-run -w %s -buffer=4:u32:100 -vgpr=1:u32:0 -print=v2:u32:1 \
# RUN:   -print=v3:u32:1 -print=v6:u32:1 2>&1 | FileCheck %s
# CHECK: error: v0 is read here
# CHECK-NOT: error:
# CHECK: v2: 7{{$}}
# CHECK: v3: 100{{$}}
# CHECK: v6: 101{{$}}
.rawcode
.gpu gfx900
        s_mov_b64 exec, 1
        v_mov_b32 v4, 1
        v_mov_b32 v0, 7
        global_atomic_add v0, v1, v4, s[4:5] glc
        v_mov_b32 v2, v0
        s_waitcnt vmcnt(0)
        v_mov_b32 v3, v0
        global_load_dword v6, v1, s[4:5]
        s_waitcnt vmcnt(0)
        s_endpgm
