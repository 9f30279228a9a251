## .rvlin requires consecutive elements everywhere, .rvlin_once only at its
## position. .usereg reads and writes at its position.
# RUN: clrx-mc -filetype=obj %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx803 %t | FileCheck %s
.rawcode
.gpu fiji
.regalloc on
.regvar table:v:4, other:v, twice:v:2, index:s
.rvlin table
        s_mov_b32 index, s5
# CHECK:      v_mov_b32 v[[#TABLE:]], 1
        v_mov_b32 table[0], 1
# CHECK-NEXT: v_mov_b32 v[[#OTHER:]], 7
        v_mov_b32 other, 7
# CHECK-NEXT: v_mov_b32 v[[#TABLE+2]], 3
        v_mov_b32 table[2], 3
# CHECK-NEXT: v_mov_b32 v[[#TABLE+1]], 2
        v_mov_b32 table[1], 2
        s_mov_b32 m0, index
.usereg table[1:3]:r
# CHECK:      v_movrels_b32 v[[#RESULT:]], v[[#TABLE]]
        v_movrels_b32 twice[1], table[0]
# CHECK-NEXT: v_mov_b32 v[[#RESULT-1]], v[[#OTHER]]
        v_mov_b32 twice[0], other
.rvlin_once twice
.usereg twice:r
        s_nop 0
        s_endpgm
