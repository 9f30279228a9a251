# Missing and extra commas, and omitted operands.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
s_add_u32 s0 s1, s2
# CHECK: :[[#@LINE-1]]:14: error: expected ',' before the next operand
s_add_u32 s0, s1
# CHECK: :[[#@LINE-1]]:17: error: too few operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 's_add_u32' takes 3 operands: scalar destination, scalar source, scalar source
s_add_u32 s0, s1 s2
# CHECK: :[[#@LINE-1]]:18: error: expected ',' before the next operand
s_add_u32
# CHECK: :[[#@LINE-1]]:10: error: too few operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 's_add_u32' takes 3 operands: scalar destination, scalar source, scalar source
s_add_u32 s0, , s2
# CHECK: :[[#@LINE-1]]:15: error: expected expression
s_nop 0, 1
# CHECK: :[[#@LINE-1]]:8: error: too many operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 's_nop' takes 1 operand: 16-bit number
s_endpgm 1
# CHECK: :[[#@LINE-1]]:10: error: too many operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 's_endpgm' takes no operands
v_mov_b32 v0, v1, v2
# CHECK: :[[#@LINE-1]]:17: error: too many operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 'v_mov_b32' takes 2 operands: vector destination, vector source
v_add_f32 v0, v1 v2
# CHECK: :[[#@LINE-1]]:18: error: expected ',' before the next operand
buffer_load_dword v0, v1 s[0:3], 0
# CHECK: :[[#@LINE-1]]:26: error: expected ',' before the next operand
exp mrt0 v1, v2, v3, v4
# CHECK: :[[#@LINE-1]]:10: error: expected ',' before the next operand
