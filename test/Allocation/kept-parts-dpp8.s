## DPP8 without fi may preserve lanes whose source is outside EXEC. With fi, all
## lanes of EXEC are written.
# RUN: clrx-mc -filetype=obj %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx1010 %t | FileCheck %s
.rawcode
.gpu gfx1010
.regalloc on
.regvar a:v, b:v, x:v
# CHECK:      v_mov_b32 v1, 1
        v_mov_b32 a, 1
# CHECK-NEXT: v_mov_b32 v2, 2
        v_mov_b32 x, 2
# CHECK-NEXT: v_mov_b32 v1, v2 dpp8:[1,0,3,2,5,4,7,6]
        v_mov_b32_dpp a, x dpp8:[1,0,3,2,5,4,7,6]
        ds_write_b32 v0, a
# CHECK:      v_mov_b32 v1, 3
        v_mov_b32 b, 3
# CHECK-NEXT: v_mov_b32 v1, 4
        v_mov_b32 x, 4
        v_mov_b32_dpp b, x dpp8:[1,0,3,2,5,4,7,6] fi
        ds_write_b32 v0, b
        s_endpgm
