# The group approx is off by default. It names results whose bits are not documented.
# RUN: clrx-run %s 2>&1 | count 0
# RUN: clrx-run %s -check=approx 2>&1 | FileCheck %s
# CHECK: :[[#@LINE+5]]:9: warning: no document states the exact bits of this result [-Capprox]
# CHECK-NOT: warning:
.rawcode
.gpu gfx900
        v_mov_b32 v0, 0x40400000
        v_rcp_f32 v1, v0
        v_mul_f32 v1, v0, v0
        s_endpgm
