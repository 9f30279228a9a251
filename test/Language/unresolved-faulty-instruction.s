# The symbols of a faulty instruction are not reported as unresolved as well.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:
s_add_u32 s0, nowhere, v[0:1]
# CHECK: :[[#@LINE-1]]:24: error: expected a scalar register or a constant, found vector registers 'v[0:1]'
s_add_u32 v0, nowhere, elsewhere
# CHECK: :[[#@LINE-1]]:11: error: expected 1 scalar register, found vector register 'v0'
# CHECK: :[[#@LINE-2]]:24: error: an instruction has room for one literal only
# CHECK: :[[#@LINE-3]]:24: note: move one of them to a register first
x = nowhere2
s_mov_b32 s0, x
# CHECK: :[[#@LINE-2]]:5: error: unresolved symbol 'nowhere2'
# CHECK: :[[#@LINE-2]]:15: error: symbol 'x' never gets a value
# CHECK: :[[#@LINE-4]]:5: note: the value it was assigned is unresolved
