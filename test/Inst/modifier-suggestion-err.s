# Misspelt modifiers, and modifiers of other instructions.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
buffer_load_dword v0, v1, s[0:3], 0 gcl
# CHECK: :[[#@LINE-1]]:37: error: unknown modifier 'gcl' for this instruction
# CHECK: :[[#@LINE-2]]:37: note: did you mean 'glc'?
buffer_load_dword v0, v1, s[0:3], 0 ofen
# CHECK: :[[#@LINE-1]]:37: error: unknown modifier 'ofen' for this instruction
# CHECK: :[[#@LINE-2]]:37: note: did you mean 'offen'?
image_load v[0:3], v[0:3], s[0:7] dmask:15 unrom
# CHECK: :[[#@LINE-1]]:44: error: unknown modifier 'unrom' for this instruction
# CHECK: :[[#@LINE-2]]:44: note: did you mean 'unorm'?
buffer_load_dword v0, v1, s[0:3], 0 dlc
# CHECK: :[[#@LINE-1]]:37: error: unknown modifier 'dlc' for this instruction
# CHECK: :[[#@LINE-2]]:37: note: it exists on GCN1.5, GCN1.5.1
flat_load_dword v0, v[1:2] GLC
# CHECK: :[[#@LINE-1]]:28: error: unknown modifier 'GLC' for this instruction
# CHECK: :[[#@LINE-2]]:28: note: it must be in lower case here
v_mov_b32 v0, v1 src1_sel:byte0
# CHECK: :[[#@LINE-1]]:18: error: unknown modifier 'src1_sel' for this instruction
# CHECK: :[[#@LINE-2]]:18: note: no operand of this instruction can have it
s_mov_b32 s0, s1 glc
# CHECK: :[[#@LINE-1]]:18: error: unexpected text at the end of the instruction
# CHECK: :[[#@LINE-2]]:18: note: 's_mov_b32' takes no modifiers
s_mov_b32 s0, s1 nonsense
# CHECK: :[[#@LINE-1]]:18: error: unexpected text at the end of the instruction
v_add_f32 v0, v1, v2 clampp
# CHECK: :[[#@LINE-1]]:22: error: unknown modifier 'clampp' for this instruction
# CHECK: :[[#@LINE-2]]:22: note: did you mean 'clamp'?
v_add_f32 v0, v1, v2, clamp
# CHECK: :[[#@LINE-1]]:21: error: modifiers are not separated by ','
v_add_f32 v0, v1, v2, v3
# CHECK: :[[#@LINE-1]]:21: error: too many operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 'v_add_f32' takes 3 operands: vector destination, vector source, vector source
