## Two instructions need different elements of a value aligned.
# RUN: not clrx-mc -filetype=obj %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
.rawcode
.gpu gfx900
.regalloc on
.regvar x:s:3, y:s:2
        s_mov_b64 x[0:1], 1
        s_mov_b32 x[2], 1
        s_mov_b64 y, x[0:1]
# CHECK: :[[#@LINE+3]]:9: error: the registers of 'x' cannot have the alignment that all its instructions require
# CHECK: :[[#@LINE+2]]:9: note: pairs of scalar registers begin at even registers, longer ranges at multiples of 4; copy a part to another variable
# CHECK: :[[#@LINE-6]]:9: note: 'x' is declared here
        s_mov_b64 y, x[1:2]
        s_endpgm
