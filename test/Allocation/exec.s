## A write with a partial EXEC preserves the other lanes: the old value stays in
## the same register, and no other variable may use it in the loop. With the
## same EXEC, a write replaces everything that is read.
# RUN: clrx-mc -filetype=obj %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx900 %t | FileCheck %s
.rawcode
.gpu gfx900
.regalloc on
.regvar saved:s:2, leaving:s:2, x:v, y:v, z:v, inner:v
# CHECK:      v_mov_b32 v[[#X:]], 1
        v_mov_b32 x, 1
# CHECK-NEXT: v_cmp_lt_f32 s[[SAVED:[[].*]]], v0, v[[#X]]
        v_cmp_lt_f32 saved, v0, x
# CHECK-NEXT: s_and_saveexec_b64 s[[SAVED]], s[[SAVED]]
        s_and_saveexec_b64 saved, saved
## Here x is live, although no lane reads it before the next write.
# CHECK-NEXT: v_mov_b32 v[[#Y:]], 2
        v_mov_b32 y, 2
# CHECK-NEXT: v_add_u32 v[[#X]], v[[#Y]], v[[#Y]]
        v_add_u32 x, y, y
        s_mov_b64 exec, saved
# CHECK:      ds_write_b32 v0, v[[#X]]
        ds_write_b32 v0, x
        s_mov_b64 saved, exec
loop:
## Lanes leave the loop with their own z, so its register is not free in the
## next iterations.
# CHECK:      v_mov_b32 v[[#INNER:]], 5
        v_mov_b32 inner, 5
# CHECK-NEXT: v_add_u32 v[[#Z:]], v[[#INNER]], v0
        v_add_u32 z, inner, v0
# CHECK-NEXT: v_mov_b32 v[[#INNER]], 6
        v_mov_b32 inner, 6
        v_cmp_lt_f32 leaving, v0, inner
        s_andn2_b64 exec, exec, leaving
        s_cbranch_execnz loop
        s_mov_b64 exec, saved
# CHECK:      ds_write_b32 v0, v[[#Z]]
        ds_write_b32 v0, z
        s_endpgm
