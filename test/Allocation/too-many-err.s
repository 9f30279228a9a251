## The error is where most registers are live, and its notes name the variables.
# RUN: not clrx-mc -filetype=obj %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
# RUN: not clrx-mc -filetype=obj -DROOM=1 %s -o %t 2>&1 | FileCheck %s --check-prefix=ROOM --implicit-check-not=error:
.rawcode
.gpu gfx900
.regalloc on
.ifndef ROOM
.regvar huge:v:200, large:v:60, x:v, y:s
.rvlin huge
.macro everything what, size
.for i = 0, i < \size, i + 1
        v_mov_b32 \what[i], 1
.endr
.endm
        everything huge, 200
        everything large, 60
# CHECK: :[[#@LINE+6]]:9: error: 261 vector registers are live here, but at most 256 are available
# CHECK: :[[#@LINE+5]]:9: note: move values that are not needed now to LDS or to scratch memory
# CHECK: :[[#@LINE-11]]:9: note: 'huge' holds 200 registers there
# CHECK: :[[#@LINE-12]]:21: note: 'large' holds 60 registers there
# CHECK: :[[#@LINE-13]]:33: note: 'x' holds 1 register there
# CHECK-NOT: 'y'
        v_mov_b32 x, 3
.usereg huge:r, large:r, x:r
        s_nop 0
.else
## There are enough registers, but they are not consecutive.
.regvar row:s:8, quad:s:4
.rvlin row
        s_load_dwordx4 quad, s[0:1], 0x0
.for i = 0, i < 102, i + 1
.if i % 6 >= 4
        s_mov_b32 s[i], 1
.endif
.endr
# ROOM: :[[#@LINE+4]]:9: error: no 8 consecutive scalar registers are left for 'row' here
# ROOM: :[[#@LINE+3]]:9: note: move values that are not needed now to lanes of a vector register (v_writelane_b32)
# ROOM: :[[#@LINE-10]]:9: note: 'row' holds 1 register there
.for i = 0, i < 8, i + 1
        s_mov_b32 row[i], 1
.endr
.usereg row:r
        s_nop 0
.for i = 0, i < 102, i + 1
.if i % 6 >= 4
        s_cmp_eq_u32 s[i], 1
.endif
.endr
.endif
        s_endpgm
