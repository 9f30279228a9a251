## The listing shows the final code.
# RUN: clrx-mc -filetype=obj %s -o %t
# RUN: clrx-mc %s -o %t.s && llvm-mc -triple=amdgcn -mcpu=gfx900 -filetype=obj %t.s -o %t.o
# RUN: llvm-objcopy -O binary -j .text %t.o %t.text && cmp %t %t.text
.rawcode
.gpu gfx900
.regalloc on
.regvar x:v, y:v:2
        v_mov_b32 y[0], 1
        v_mov_b32 y[1], 2
        v_add_f32 x, y[0], y[1]
        ds_write_b32 x, y[1]
        s_endpgm
