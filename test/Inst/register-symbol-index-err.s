# Errors in indices and files of register symbols.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
c = %1.0
e = %exec
x = %s[4:7]
v = %v[4:5]
v_mov_b32 v0, c[1]
# CHECK: :[[#@LINE-1]]:16: error: index of a constant must begin at 0
v_add_f64 v[0:1], c[0:2], v[2:3]
# CHECK: :[[#@LINE-1]]:19: error: index of a constant must be [0] or [0:1]
s_mov_b64 s[0:1], e
# CHECK: :[[#@LINE-1]]:20: error: a symbol of exec or exec_hi cannot be an operand
s_mov_b64 s[0:1], x[2:4]
# CHECK: :[[#@LINE-1]]:21: error: symbol's register number out of range (0 to 3)
s_mov_b32 s0, v[0]
# CHECK: :[[#@LINE-1]]:15: error: expected 1 scalar register or a constant, found vector registers 'v[0]'
s_mov_b32 v[0], s0
# CHECK: :[[#@LINE-1]]:11: error: expected 1 scalar register, found vector registers 'v[0]'
y = %5.5
# CHECK: :[[#@LINE-1]]:6: error: expected a register or an inline constant
z = %lit
# CHECK: :[[#@LINE-1]]:6: error: symbol 'lit' has no value yet, but it is needed here
w = %5[0]
# CHECK: :[[#@LINE-1]]:6: error: expected a register or an inline constant, found '5[0]'
