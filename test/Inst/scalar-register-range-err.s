# Scalar registers that do not exist or are misspelt.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
s_mov_b32 s0, s102
# CHECK: :[[#@LINE-1]]:15: error: scalar register number out of range (0 to 101)
s_mov_b32 s0, s300
# CHECK: :[[#@LINE-1]]:15: error: scalar register number out of range (0 to 101)
s_mov_b64 s[0:1], s[102:103]
# CHECK: :[[#@LINE-1]]:21: error: scalar register number out of range (0 to 101)
s_mov_b32 s0, s[3:1]
# CHECK: :[[#@LINE-1]]:17: error: scalar register range ends before it begins
# CHECK: :[[#@LINE-2]]:17: note: the lower number comes first: [1:3]
s_mov_b32 s0, s[3
# CHECK: :[[#@LINE-1]]:18: error: expected ']' after the scalar register range
s_mov_b32 s0, ttmp12
# CHECK: :[[#@LINE-1]]:15: error: ttmp register number out of range (0 to 11)
s_mov_b32 s0, ttmp[10:12]
# CHECK: :[[#@LINE-1]]:20: error: ttmp register number out of range (0 to 11)
s_mov_b32 s0, vcc[2]
# CHECK: :[[#@LINE-1]]:19: error: vcc register number out of range (0 to 1)
s_mov_b32 v0, s0
# CHECK: :[[#@LINE-1]]:11: error: expected 1 scalar register, found vector register 'v0'
s_mov_b32 5, s0
# CHECK: :[[#@LINE-1]]:11: error: expected 1 scalar register, found '5'
s_mov_b32 s0, v0
# CHECK: :[[#@LINE-1]]:15: error: unresolved symbol 'v0'
# CHECK: :[[#@LINE-2]]:15: note: 'v0' is a vector register; this operand takes a scalar register or a constant: v_readfirstlane_b32 reads a lane into one
