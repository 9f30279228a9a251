# An error about a register of another register file says which register was found.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
s_mov_b64 s[0:1], v[0:1]
# CHECK: :[[#@LINE-1]]:19: error: expected a scalar register or a constant, found vector registers 'v[0:1]'
s_mov_b64 s[0:1], V [0:1]
# CHECK: :[[#@LINE-1]]:19: error: expected a scalar register or a constant, found 'V'
v_readlane_b32 s0, v1, v[2:3]
# CHECK: :[[#@LINE-1]]:24: error: expected 1 vector register, found 2
# CHECK: :[[#@LINE-2]]:24: note: a 32-bit vector operand is 1 register, such as v8
s_movk_i32 s0, s[1:2]
# CHECK: :[[#@LINE-1]]:16: error: expected a number, found scalar registers 's[1:2]'
buffer_load_dword v0, v1, s[0:3], v0 offen
# CHECK: :[[#@LINE-1]]:35: error: expected a scalar register or a constant, found vector register 'v0'
buffer_load_dword v0, v1, s[0:3], v[2:3] offen
# CHECK: :[[#@LINE-1]]:35: error: expected a scalar register or a constant, found vector registers 'v[2:3]'
v_mov_b32 null, v0
# CHECK: :[[#@LINE-1]]:11: error: expected 1 vector register, found register 'null'
# CHECK: :[[#@LINE-2]]:11: note: 'null' is a register on GCN1.5, GCN1.5.1 only
# CHECK: :[[#@LINE-3]]:11: note: scalar registers are written by s_ instructions, and from a vector register by v_readfirstlane_b32 and v_readlane_b32
v_mov_b32 @, v0
# CHECK: :[[#@LINE-1]]:11: error: expected 1 vector register, found '@'
v_mov_b32 v0+1, v0
# CHECK: :[[#@LINE-1]]:13: error: expected ',' before the next operand
s_add_u32 ttmp[0:1], s0, s1
# CHECK: :[[#@LINE-1]]:11: error: expected 1 scalar register, found 2
# CHECK: :[[#@LINE-2]]:11: note: a 32-bit scalar operand is 1 register, such as s8
v_mov_b32 ttmp0, s0
# CHECK: :[[#@LINE-1]]:11: error: expected 1 vector register, found scalar register 'ttmp0'
# CHECK: :[[#@LINE-2]]:11: note: scalar registers are written by s_ instructions, and from a vector register by v_readfirstlane_b32 and v_readlane_b32
