# Register symbols in illegal places, and indices out of range.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
sreg = %s[8:11]
vreg = %v[20:23]
s_mov_b32 s0, sreg
# CHECK: :[[#@LINE-1]]:15: error: expected 1 scalar register, found 4
# CHECK: :[[#@LINE-2]]:15: note: a 32-bit scalar operand is 1 register, such as s8
s_mov_b32 s0, sreg[4]
# CHECK: :[[#@LINE-1]]:20: error: symbol's register number out of range (0 to 3)
s_mov_b32 s0, sreg[2:1]
# CHECK: :[[#@LINE-1]]:20: error: symbol's register range ends before it begins
# CHECK: :[[#@LINE-2]]:20: note: the lower number comes first: [1:2]
v_mov_b32 v0, vreg
# CHECK: :[[#@LINE-1]]:15: error: expected 1 vector register, found 4
# CHECK: :[[#@LINE-2]]:15: note: a 32-bit vector operand is 1 register, such as v8
v_mov_b32 v0, vreg[4]
# CHECK: :[[#@LINE-1]]:20: error: symbol's register number out of range (0 to 3)
s_mov_b32 s0, vreg[0]
# CHECK: :[[#@LINE-1]]:15: error: expected 1 scalar register or a constant, found 'vreg[0]'
s_mov_b64 s[0:1], sreg[1:2]
# CHECK: :[[#@LINE-1]]:19: error: expected 2 scalar registers aligned to 2, found a range from s9
# CHECK: :[[#@LINE-2]]:19: note: a 64-bit scalar operand is a register pair aligned to 2, such as s[8:9]
bad = %s[3:1]
# CHECK: :[[#@LINE-1]]:10: error: scalar register range ends before it begins
# CHECK: :[[#@LINE-2]]:10: note: the lower number comes first: [1:3]
bad2 = %s105
# CHECK: :[[#@LINE-1]]:9: error: scalar register number out of range (0 to 101)
bad3 = %foo
# CHECK: :[[#@LINE-1]]:9: error: symbol 'foo' has no value yet, but it is needed here
