## The number of registers that are live at the start of a block is limited.
# RUN: not clrx-mc -filetype=obj %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
.rawcode
.gpu gfx900
.regalloc on
.regvar huge:v:1100
.for i = 0, i < 1100, i + 1
        v_mov_b32 huge[i], 1
.endr
again:
# CHECK: :[[#@LINE+3]]:9: error: more than 1024 registers are live here
# CHECK: :[[#@LINE+2]]:9: note: use fewer variables at the same time
.for i = 0, i < 1100, i + 1
        v_mov_b32 v0, huge[i]
.endr
        s_branch again
