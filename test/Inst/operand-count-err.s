# Too few and too many operands.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
s_add_u32
# CHECK: :[[#@LINE-1]]:10: error: too few operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 's_add_u32' takes 3 operands: scalar destination, scalar source, scalar source
s_add_u32 s0,
# CHECK: :[[#@LINE-1]]:14: error: too few operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 's_add_u32' takes 3 operands: scalar destination, scalar source, scalar source
s_add_u32 s0, s1
# CHECK: :[[#@LINE-1]]:17: error: too few operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 's_add_u32' takes 3 operands: scalar destination, scalar source, scalar source
s_add_u32 s0, s1, s2, s3
# CHECK: :[[#@LINE-1]]:21: error: too many operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 's_add_u32' takes 3 operands: scalar destination, scalar source, scalar source
s_endpgm s0
# CHECK: :[[#@LINE-1]]:10: error: too many operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 's_endpgm' takes no operands
s_endpgm , s0
# CHECK: :[[#@LINE-1]]:10: error: too many operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 's_endpgm' takes no operands
v_mov_b32 v0, v1, v2
# CHECK: :[[#@LINE-1]]:17: error: too many operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 'v_mov_b32' takes 2 operands: vector destination, vector source
ds_read_b32 v0, v1, v2
# CHECK: :[[#@LINE-1]]:19: error: too many operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 'ds_read_b32' takes 2 operands: vector destination, vector register
exp mrt0, v0, v0
# CHECK: :[[#@LINE-1]]:17: error: too few operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 'exp' takes 5 operands: export target, vector register, vector register, vector register, vector register
s_add_u32 s0,, s1
# CHECK: :[[#@LINE-1]]:14: error: expected expression
