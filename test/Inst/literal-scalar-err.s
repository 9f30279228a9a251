# A literal together with a scalar register, and several literals.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_add_f32 v0, s1, 0x12345
# CHECK: :[[#@LINE-1]]:19: error: the VOP3 form has no room for a literal
# CHECK: :[[#@LINE-2]]:19: note: move the constant to a register first
# CHECK: :[[#@LINE-3]]:19: note: the second source must be a vector register in other forms than VOP3
v_cndmask_b32 v0, 0x12345, v1, vcc
s_add_u32 s0, 0x1234, 0x5678
# CHECK: :[[#@LINE-1]]:23: error: an instruction has room for one literal only
# CHECK: :[[#@LINE-2]]:23: note: move one of them to a register first
v_mad_f32 v0, v1, v2, 0x12345
# CHECK: :[[#@LINE-1]]:23: error: a VOP3 instruction has no room for a literal
# CHECK: :[[#@LINE-2]]:23: note: move the constant to a register first
buffer_load_dword v0, v1, s[0:3], 1000 offen
# CHECK: :[[#@LINE-1]]:35: error: buffer instructions have no room for a literal
# CHECK: :[[#@LINE-2]]:35: note: move the constant to a register first
