## Kernels have their own sections and use the same variables. Each kernel gets
## the first registers. Unreachable code gets registers, too.
# RUN: clrx-mc -filetype=obj %s -o %t && clrx-mc --disassemble %t | FileCheck %s
.amd
.gpu tahiti
.regalloc on
.regvar x:v, y:v, z:s
.kernel first
.config
.dims x
.text
# CHECK-LABEL: .kernel first
# CHECK: v_mov_b32 v1, 1
        v_mov_b32 x, 1
        v_mov_b32 y, 2
# CHECK: v_add_f32 v0, v0, v1
        v_add_f32 x, v0, x
# CHECK-NEXT: v_add_f32 v0, v0, v2
        v_add_f32 x, x, y
        ds_write_b32 x, x
        s_endpgm
.kernel second
.config
.dims x
.text
# CHECK-LABEL: .kernel second
# CHECK: v_mov_b32 v0, 2
        v_mov_b32 y, 2
        s_mov_b32 z, 1
# CHECK: v_mul_lo_u32 v0, v0, s0
        v_mul_lo_u32 x, y, z
        ds_write_b32 x, x
        s_endpgm
# CHECK: v_mov_b32 v0, 3
        v_mov_b32 x, 3
# CHECK-NEXT: v_mov_b32 v1, 4
        v_mov_b32 y, 4
# CHECK-NEXT: v_add_f32 v0, v0, v1
        v_add_f32 x, x, y
        ds_write_b32 x, x
