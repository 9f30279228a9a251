## Sources that VALU has written before and after a change of EXEC, on GFX11 with
## wavefronts of 64. The expected results are those of LLVM's pass.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1100 -mattr=+wavefrontsize64 --format=rawcode -Wno-all -Whazard -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1100 -mattr=+wavefrontsize32 --format=rawcode -Wno-all -Whazard -filetype=null --defsym=W32=1 %s 2>&1 | FileCheck %s --check-prefix=SMALL --allow-empty
# SMALL-NOT: warning:
.ifdef W32
        v_mov_b32 v0, 0
        s_mov_b32 exec_lo, s0
        v_mov_b32 v1, 0
        v_add_f32 v2, v0, v1
        s_endpgm
.else
        v_mov_b32 v0, 0
        s_mov_b64 exec, s[0:1]
        v_mov_b32 v1, 0
# CHECK: :[[#@LINE+3]]:{{[0-9]+}}: warning: this may read an old value of v0, because one source was written before a change of exec and another after it
# CHECK: :[[#@LINE-4]]:{{[0-9]+}}: note: the write before the change is here
# CHECK: note: add 's_waitcnt_depctr 0xfff'
        v_add_f32 v2, v0, v1
## Three instructions around the change are enough.
        v_mov_b32 v0, 0
        v_mov_b32 v5, 0
        v_mov_b32 v6, 0
        s_mov_b64 exec, s[0:1]
        v_mov_b32 v7, 0
        v_mov_b32 v1, 0
        v_add_f32 v2, v0, v1
## So are five after it.
        v_mov_b32 v0, 0
        s_mov_b64 exec, s[0:1]
        v_mov_b32 v1, 0
        v_mov_b32 v5, 0
        v_mov_b32 v6, 0
        v_mov_b32 v7, 0
        v_mov_b32 v8, 0
        v_mov_b32 v9, 0
        v_add_f32 v2, v0, v1
        s_endpgm
.endif
