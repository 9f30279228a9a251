# Forms that operands, modifiers and suffixes request, and their conflicts.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_add_f32_sdwa v0, v1, v2 mul:2 vop3
# CHECK: :[[#@LINE-1]]:1: error: operands or modifiers have no SDWA form
v_add_f32_dpp v0, v1, s2
# CHECK: :[[#@LINE-1]]:1: error: operands or modifiers have no DPP form
v_add_f32_e32 v0, v1, s2
# CHECK: :[[#@LINE-1]]:1: error: operands or modifiers need a 64-bit encoding
# CHECK: :[[#@LINE-2]]:23: note: the second source must be a vector register in other forms than VOP3
v_add_f32_sdwa v0, s1, v2
# CHECK: :[[#@LINE-1]]:20: error: SDWA needs a vector register as first source
v_add_f32 v0, s1, v2 sdwa
# CHECK: :[[#@LINE-1]]:15: error: SDWA needs a vector register as first source
v_add_f32 v0, v1, s2 sdwa
# CHECK: :[[#@LINE-1]]:22: error: SDWA was requested, but operands or modifiers need the VOP3 form
# CHECK: :[[#@LINE-2]]:19: note: the second source must be a vector register in other forms than VOP3
v_add_f32 v0, sext(v1), v2 row_shl:1
# CHECK: :[[#@LINE-1]]:28: error: modifiers of SDWA and DPP exclude each other
v_mov_b32 v0, s1 row_shl:1
# CHECK: :[[#@LINE-1]]:15: error: DPP needs a vector register as first source
v_madmk_f32 v0, v1, 0x1234, s0
# CHECK: :[[#@LINE-1]]:21: error: the VOP3 form has no room for a literal
# CHECK: :[[#@LINE-2]]:29: note: the second source must be a vector register in other forms than VOP3
v_madak_f32 v0, v1, s1, 0x1234
# CHECK: :[[#@LINE-1]]:25: error: the VOP3 form has no room for a literal
# CHECK: :[[#@LINE-2]]:21: note: the second source must be a vector register in other forms than VOP3
v_add_f32 v0, 0x1234, s1
# CHECK: :[[#@LINE-1]]:15: error: the VOP3 form has no room for a literal
# CHECK: :[[#@LINE-2]]:15: note: move the constant to a register first
# CHECK: :[[#@LINE-3]]:23: note: the second source must be a vector register in other forms than VOP3
v_add_f32 v0, v1, v2 sdwa row_shl:1
# CHECK: :[[#@LINE-1]]:22: error: modifiers of SDWA and DPP exclude each other
v_add_u32 v0, s[0:1], v1, v2 sdwa
# CHECK: :[[#@LINE-1]]:30: error: SDWA was requested, but operands or modifiers need the VOP3 form
# CHECK: :[[#@LINE-2]]:15: note: this must be vcc in other forms than VOP3
v_addc_u32 v0, vcc, v1, v2, s[0:1] sdwa
# CHECK: :[[#@LINE-1]]:36: error: SDWA was requested, but operands or modifiers need the VOP3 form
# CHECK: :[[#@LINE-2]]:29: note: this must be vcc in other forms than VOP3
v_add_u32 v0, vcc, abs(v1), v2 vop3
# CHECK: :[[#@LINE-1]]:1: error: this instruction's long form has no abs
v_mad_f32_e64 v0, v1, v2, 0x1234
# CHECK: :[[#@LINE-1]]:27: error: a VOP3 instruction has no room for a literal
# CHECK: :[[#@LINE-2]]:27: note: move the constant to a register first
v_mad_f32_sdwa v0, v1, v2, v3
# CHECK: :[[#@LINE-1]]:1: error: a VOP3 instruction has no SDWA and DPP forms
v_interp_p1_f32_sdwa v0, v1, attr0.x
# CHECK: :[[#@LINE-1]]:1: error: interpolations have no SDWA and DPP forms
s_load_dword_e32 s0, s[0:1], 0
# CHECK: :[[#@LINE-1]]:1: error: this instruction has a 64-bit encoding only
s_mov_b32_e32 s0, 0x12345
# CHECK: :[[#@LINE-1]]:1: error: the operands need the 64-bit encoding
s_mov_b32_e64 s0, s1
# CHECK: :[[#@LINE-1]]:1: error: the operands need the 32-bit encoding, without a literal
v_readlane_b32 s0, v1, 1 sdwa
# CHECK: :[[#@LINE-1]]:26: error: unknown modifier 'sdwa' for this instruction
# CHECK: :[[#@LINE-2]]:26: note: it is a modifier of VOP1, VOP2, VOPC, VOP2 with carry-out instructions
