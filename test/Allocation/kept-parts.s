## Some instructions preserve a part of their destination, so they also keep its
## register. These are SDWA with dst_unused:preserve, DPP without bound_ctrl if a
## lane may have no source, and instructions with 16-bit results from GCN 1.4 on.
# RUN: clrx-mc -filetype=obj -mcpu=gfx900 %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx900 %t | FileCheck %s --check-prefixes=CHECK,GFX9
# RUN: clrx-mc -filetype=obj -mcpu=gfx803 %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx803 %t | FileCheck %s --check-prefixes=CHECK,GFX8
.rawcode
.regalloc on
.regvar a:v, b:v, c:v, d:v, e:v, f:v, x:v
# CHECK:      v_mov_b32 v1, 1
        v_mov_b32 a, 1
# CHECK-NEXT: v_mov_b32 v2, 2
        v_mov_b32 x, 2
# CHECK-NEXT: v_mov_b32 v1, v2 dst_sel:word1
        v_mov_b32_sdwa a, x dst_sel:word1 dst_unused:preserve
        ds_write_b32 v0, a
# CHECK:      v_mov_b32 v1, 3
        v_mov_b32 b, 3
# CHECK-NEXT: v_mov_b32 v2, 4
        v_mov_b32 x, 4
# CHECK-NEXT: v_mov_b32 v1, v2 row_shr:1
        v_mov_b32_dpp b, x row_shr:1
        ds_write_b32 v0, b
# CHECK:      v_mov_b32 v1, 5
        v_mov_b32 e, 5
# CHECK-NEXT: v_mov_b32 v2, 6
        v_mov_b32 x, 6
## EXEC may disable neighbours.
# CHECK-NEXT: v_mov_b32 v1, v2 quad_perm:[1,0,3,2]
        v_mov_b32_dpp e, x quad_perm:[1,0,3,2]
        ds_write_b32 v0, e
## The whole register is written.
# CHECK:      v_mov_b32 v1, 5
        v_mov_b32 c, 5
# CHECK-NEXT: v_mov_b32 v1, 6
        v_mov_b32 x, 6
        v_mov_b32_dpp c, x quad_perm:[1,0,3,2] bound_ctrl
        ds_write_b32 v0, c
# CHECK:      v_mov_b32 v1, 5
        v_mov_b32 f, 5
# CHECK-NEXT: v_mov_b32 v1, 6
        v_mov_b32 x, 6
        v_mov_b32_dpp f, x quad_perm:[0,1,2,3]
        ds_write_b32 v0, f
# CHECK:      v_mov_b32 v1, 7
        v_mov_b32 d, 7
# GFX9-NEXT:  v_mov_b32 v2, 8
# GFX8-NEXT:  v_mov_b32 v1, 8
        v_mov_b32 x, 8
# CHECK-NEXT: v_mad_f16 v1,
        v_mad_f16 d, x, x, x
        ds_write_b32 v0, d
        s_endpgm
