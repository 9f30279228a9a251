# Every faulty operand is reported, unless an operand before it was left out:
# the roles of the operands are uncertain then.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_add_f32 s0, s[1:2], v[3:4] oops
# CHECK: :[[#@LINE-1]]:11: error: expected 1 vector register, found scalar register 's0'
# CHECK: :[[#@LINE-2]]:11: note: scalar registers are written by s_ instructions, and from a vector register by v_readfirstlane_b32 and v_readlane_b32
# CHECK: :[[#@LINE-3]]:15: error: expected 1 scalar register, found 2
# CHECK: :[[#@LINE-4]]:15: note: a 32-bit scalar operand is 1 register, such as s8
# CHECK: :[[#@LINE-5]]:23: error: expected 1 vector register, found 2
# CHECK: :[[#@LINE-6]]:23: note: a 32-bit vector operand is 1 register, such as v8
s_and_b64 s1, s[2:3], s[5:6]
# CHECK: :[[#@LINE-1]]:11: error: expected 2 scalar registers, found 1
# CHECK: :[[#@LINE-2]]:11: note: a 64-bit scalar operand is a register pair aligned to 2, such as s[8:9]
# CHECK: :[[#@LINE-3]]:23: error: expected 2 scalar registers aligned to 2, found a range from s5
# CHECK: :[[#@LINE-4]]:23: note: a 64-bit scalar operand is a register pair aligned to 2, such as s[8:9]
s_add_u32 v0, s1
# CHECK: :[[#@LINE-1]]:11: error: expected 1 scalar register, found vector register 'v0'
# CHECK: :[[#@LINE-2]]:17: error: too few operands for instruction
# CHECK: :[[#@LINE-3]]:1: note: 's_add_u32' takes 3 operands: scalar destination, scalar source, scalar source
s_add_u32 v0 s1, v2
# CHECK: :[[#@LINE-1]]:11: error: expected 1 scalar register, found vector register 'v0'
v_mov_b32 s[0:1, v[1:2]
# CHECK: :[[#@LINE-1]]:11: error: expected 1 vector register, found scalar registers 's[0:1'
buffer_load_dword s0, v1, s[1:4], 1000
# CHECK: :[[#@LINE-1]]:19: error: expected vector registers, found scalar register 's0'
# CHECK: :[[#@LINE-2]]:27: error: expected 4 scalar registers aligned to 4, found a range from s1
# CHECK: :[[#@LINE-3]]:27: note: a 128-bit scalar operand is 4 registers aligned to 4, such as s[8:11]
# CHECK: :[[#@LINE-4]]:35: error: buffer instructions have no room for a literal
# CHECK: :[[#@LINE-5]]:35: note: move the constant to a register first
buffer_load_dword v0, s1, s[0:3], 0 offen
# CHECK: :[[#@LINE-1]]:23: error: expected 4 scalar registers, found 1
# CHECK: :[[#@LINE-2]]:23: note: a 128-bit scalar operand is 4 registers aligned to 4, such as s[8:11]
v_add_f32 v0, |v1|, s[2:3]
# CHECK: :[[#@LINE-1]]:21: error: expected 1 scalar register, found 2
# CHECK: :[[#@LINE-2]]:21: note: a 32-bit scalar operand is 1 register, such as s8
