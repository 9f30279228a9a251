# An instruction has one literal, and only in 32-bit encodings.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
s_add_u32 s0, 0x1234, 0x5678
# CHECK: :[[#@LINE-1]]:23: error: an instruction has room for one literal only
# CHECK: :[[#@LINE-2]]:23: note: move one of them to a register first
v_mad_f32 v0, v1, 0x1234, v2
# CHECK: :[[#@LINE-1]]:19: error: a VOP3 instruction has no room for a literal
# CHECK: :[[#@LINE-2]]:19: note: move the constant to a register first
v_mul_f32_e64 v0, 0x1234, v1
# CHECK: :[[#@LINE-1]]:19: error: the VOP3 form has no room for a literal
# CHECK: :[[#@LINE-2]]:19: note: move the constant to a register first
v_mul_f32 v0, v1, 0x1234
# CHECK: :[[#@LINE-1]]:19: error: the VOP3 form has no room for a literal
# CHECK: :[[#@LINE-2]]:19: note: move the constant to a register first
# CHECK: :[[#@LINE-3]]:19: note: the second source must be a vector register in other forms than VOP3
v_mul_f32 v0, 0x1234, s1
# CHECK: :[[#@LINE-1]]:15: error: the VOP3 form has no room for a literal
# CHECK: :[[#@LINE-2]]:15: note: move the constant to a register first
# CHECK: :[[#@LINE-3]]:23: note: the second source must be a vector register in other forms than VOP3
v_mul_f32 v0, late, v1 clamp
# CHECK: :[[#@LINE-1]]:15: error: the VOP3 form has no room for a literal
# CHECK: :[[#@LINE-2]]:15: note: move the constant to a register first
v_add_f32 v0, 0x1234, v1 sdwa
# CHECK: :[[#@LINE-1]]:15: error: the SDWA form has no room for a literal
# CHECK: :[[#@LINE-2]]:15: note: move the constant to a register first
v_add_f32 v0, 0x1234, v1 row_shl:1
# CHECK: :[[#@LINE-1]]:15: error: the DPP form has no room for a literal
# CHECK: :[[#@LINE-2]]:15: note: move the constant to a register first
buffer_load_dword v0, off, s[0:3], 0x1234
# CHECK: :[[#@LINE-1]]:36: error: buffer instructions have no room for a literal
# CHECK: :[[#@LINE-2]]:36: note: move the constant to a register first
v_madak_f32 v0, v1, v2, v3
# CHECK: :[[#@LINE-1]]:25: error: unresolved symbol 'v3'
# CHECK: :[[#@LINE-2]]:25: note: 'v3' is a vector register; this operand takes a constant
s_setreg_imm32_b32 hwreg(mode, 0, 1), s1
# CHECK: :[[#@LINE-1]]:39: error: unresolved symbol 's1'
# CHECK: :[[#@LINE-2]]:39: note: 's1' is a scalar register; this operand takes a constant
late = 1
