# RUN: not clrx-mc --format=rawcode -mcpu=tonga -filetype=obj -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:

label:
s_mov_b32 s0, label@lo
# CHECK: :[[#@LINE-1]]:20: error: '@lo' is not supported
# CHECK: :[[#@LINE-2]]:20: note: there are @abs32@lo, @abs32@hi, @rel32@lo or @rel32@hi
s_mov_b32 s0, label@rel32@lo-label@rel32@lo
# CHECK: :[[#@LINE-1]]:35: error: an expression can have one relocation only
x = label@rel32@lo
# CHECK: :[[#@LINE-1]]:10: error: a relocation is possible in operands of instructions and in integer data only
.skip label@abs32@lo
# CHECK: :[[#@LINE-1]]:12: error: a relocation is possible in operands of instructions and in integer data only
.if label@abs32@lo
# CHECK: :[[#@LINE-1]]:10: error: a relocation is possible in operands of instructions and in integer data only
.endif
.int 5@abs32@lo
# CHECK: :[[#@LINE-1]]:7: error: expected ',' before next value
ds_read_b32 v0, v1 offset:label@abs32@lo
# CHECK: :[[#@LINE-1]]:27: error: only a 32-bit field can be relocated
# The following errors are found at the end of the source.
s_mov_b32 s0, label@abs32@lo
# CHECK: :[[#@LINE-1]]:15: error: the container has no relocations
s_mov_b32 s0, number@rel32@lo
# CHECK: :[[#@LINE-1]]:15: error: a distance needs a label, not a number
number = 3
s_branch label@rel32@lo
# CHECK: :[[#@LINE-1]]:10: error: a branch target is a whole address
.short label@rel32@lo
# CHECK: :[[#@LINE-1]]:8: error: only a 32-bit field can be relocated
s_mov_b32 s0, label@rel32@lo*2
# CHECK: :[[#@LINE-1]]:15: error: expression is neither a number nor an offset in one section
s_mov_b32 s0, nowhere@rel32@lo
# CHECK: :[[#@LINE-1]]:15: error: unresolved symbol 'nowhere'
