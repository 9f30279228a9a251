# Suffixes that the instruction cannot have.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
s_nop_e64 0
# CHECK: :[[#@LINE-1]]:1: error: this instruction has a 32-bit encoding only
s_add_u32_e64 s0, s1, s2
# CHECK: :[[#@LINE-1]]:1: error: the operands need the 32-bit encoding, without a literal
ds_add_u32_e32 v1, v2
# CHECK: :[[#@LINE-1]]:1: error: this instruction has a 64-bit encoding only
s_load_dword_e32 s0, s[2:3], 0
# CHECK: :[[#@LINE-1]]:1: error: this instruction has a 64-bit encoding only
v_mad_f32_e32 v0, v1, v2, v3
# CHECK: :[[#@LINE-1]]:1: error: this instruction has a 64-bit encoding only
v_mul_f32_e32 v0, v1, s3
# CHECK: :[[#@LINE-1]]:1: error: operands or modifiers need a 64-bit encoding
# CHECK: :[[#@LINE-2]]:23: note: the second source must be a vector register in other forms than VOP3
v_mul_f32_e32 v0, v1, v2 clamp
# CHECK: :[[#@LINE-1]]:1: error: operands or modifiers need a 64-bit encoding
v_mad_f32_sdwa v0, v1, v2, v3
# CHECK: :[[#@LINE-1]]:1: error: a VOP3 instruction has no SDWA and DPP forms
s_add_u32_sdwa s0, s1, s2
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 's_add_u32_sdwa' on GCN1.2
# CHECK: :[[#@LINE-2]]:1: note: the suffixes of encodings are _e32, _e64, _sdwa, _dpp
v_readfirstlane_b32_dpp s1, v2
# CHECK: :[[#@LINE-1]]:1: error: this instruction has no DPP form
# CHECK: :[[#@LINE-2]]:1: note: v_mov_b32 has one, and can move each register first
