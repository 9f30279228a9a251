# A finding draws no second one for the same missing wait, but the result stays in
# flight until a wait of the program.
# RUN: not clrx-run -w %s -buffer=4:u32:100 -vgpr=1:u32:0 -print=v2:u32:1 \
# RUN:   -print=v3:u32:1 -print=v4:u32:1 2>&1 | FileCheck %s
# CHECK: :[[#@LINE+9]]:9: error: v0 is read here
# CHECK-NOT: error:
# CHECK: v2: 7{{$}}
# CHECK: v3: 7{{$}}
# CHECK: v4: 100{{$}}
.rawcode
.gpu gfx900
        v_mov_b32 v0, 7
        global_load_dword v0, v1, s[4:5]
        v_mov_b32 v2, v0
        v_mov_b32 v3, v0
        s_waitcnt vmcnt(0)
        v_mov_b32 v4, v0
        s_endpgm
