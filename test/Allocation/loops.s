## A value that a loop reads in each iteration keeps its register during the
## whole loop, even after its last read. A value that each iteration writes
## first does not.
# RUN: clrx-mc -filetype=obj %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx900 %t | FileCheck %s
.rawcode
.gpu gfx900
.regalloc on
.regvar count:s, bound:s, kept:v, sum:v, inner:v, last:v
# CHECK:      s_mov_b32 s[[#COUNT:]], 0
        s_mov_b32 count, 0
# CHECK-NEXT: s_mov_b32 s[[#BOUND:]], 9
        s_mov_b32 bound, 9
# CHECK-NEXT: v_mov_b32 v[[#KEPT:]], 1
        v_mov_b32 kept, 1
# CHECK-NEXT: v_mov_b32 v[[#SUM:]], 0
        v_mov_b32 sum, 0
loop:
# CHECK:      v_add_u32 v[[#INNER:]], v[[#KEPT]], v[[#SUM]]
        v_add_u32 inner, kept, sum
# CHECK-NEXT: v_add_u32 v[[#SUM]], v[[#INNER]], v[[#SUM]]
        v_add_u32 sum, inner, sum
## It shares the register of inner only.
# CHECK-NEXT: v_mov_b32 v[[#INNER]], 3
        v_mov_b32 last, 3
        ds_write_b32 last, sum
# CHECK:      s_add_u32 s[[#COUNT]], s[[#COUNT]], 1
        s_add_u32 count, count, 1
# CHECK-NEXT: s_cmp_lt_u32 s[[#COUNT]], s[[#BOUND]]
        s_cmp_lt_u32 count, bound
        s_cbranch_scc1 loop
        s_endpgm
