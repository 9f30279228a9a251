## In the long encoding with a lane mask, the bits of the mask are at the place
## of op_sel. The instruction writes its whole destination, so 'a' does not
## live before it and shares a register with 'x'.
# RUN: clrx-mc -filetype=obj -mcpu=gfx900 %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx900 %t | FileCheck %s
.rawcode
.regalloc on
.regvar a:v, x:v
# CHECK:      v_mov_b32 v1, 5
        v_mov_b32 a, 5
# CHECK-NEXT: v_mov_b32 v1, 6
        v_mov_b32 x, 6
# CHECK-NEXT: v_add_co_u32 v1, vcc, v1, v1
        v_add_co_u32_e64 a, vcc, x, x
        ds_write_b32 v0, a
        s_endpgm
