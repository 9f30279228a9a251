# Forms that GCN 1.0 cannot encode.
# RUN: not clrxasm -b raw -g Pitcairn -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_readlane_b32 s0, 0x1234, s1
# CHECK: :[[#@LINE-1]]:28: error: a literal and a scalar register exclude each other
# CHECK: :[[#@LINE-2]]:28: note: move one of them to a vector register first
v_mul_f32 v0, v1, v2 mul:x
# CHECK: :[[#@LINE-1]]:26: error: expected a decimal number after mul
v_mul_f32 v0, v1, v2 sdwa
# CHECK: :[[#@LINE-1]]:22: error: unknown modifier 'sdwa' for this instruction
# CHECK: :[[#@LINE-2]]:22: note: it exists on GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
s_load_dword s0, s[0:1], 0 glc
# CHECK: :[[#@LINE-1]]:28: error: unexpected text at the end of the instruction
# CHECK: :[[#@LINE-2]]:28: note: 's_load_dword' takes no modifiers
flat_load_dword v0, v[1:2]
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 'flat_load_dword' on GCN1.0
# CHECK: :[[#@LINE-2]]:1: note: it exists on GCN1.1, GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
# CHECK: :[[#@LINE-3]]:1: note: on GCN1.0 this is 'buffer_load_dword', with addr64 and four SGPRs that describe the memory
s_mov_b32 s0, flat_scratch_lo
# CHECK: :[[#@LINE-1]]:15: error: unresolved symbol 'flat_scratch_lo'
# CHECK: :[[#@LINE-2]]:15: note: 'flat_scratch_lo' is a register on GCN1.1, GCN1.2, GCN1.4, GCN1.4.1 only
