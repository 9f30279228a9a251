# Scalar operands with a wrong number of registers.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
s_mov_b32 s[0:1], s0
# CHECK: :[[#@LINE-1]]:11: error: expected 1 scalar register, found 2
# CHECK: :[[#@LINE-2]]:11: note: a 32-bit scalar operand is 1 register, such as s8
s_mov_b64 s[0:1], s2
# CHECK: :[[#@LINE-1]]:19: error: expected 2 scalar registers, found 1
# CHECK: :[[#@LINE-2]]:19: note: a 64-bit scalar operand is a register pair aligned to 2, such as s[8:9]
s_mov_b64 s0, s[2:3]
# CHECK: :[[#@LINE-1]]:11: error: expected 2 scalar registers, found 1
# CHECK: :[[#@LINE-2]]:11: note: a 64-bit scalar operand is a register pair aligned to 2, such as s[8:9]
s_mov_b64 s[0:1], vcc_lo
# CHECK: :[[#@LINE-1]]:19: error: expected 2 scalar registers, found 1
# CHECK: :[[#@LINE-2]]:19: note: a 64-bit scalar operand is a register pair aligned to 2, such as s[8:9]
s_mov_b32 s0, vcc
# CHECK: :[[#@LINE-1]]:15: error: expected 1 scalar register, found 2
# CHECK: :[[#@LINE-2]]:15: note: its halves are 'vcc_lo' and 'vcc_hi'
s_load_dword s0, s[0:3], 0
# CHECK: :[[#@LINE-1]]:18: error: expected 2 scalar registers, found 4
# CHECK: :[[#@LINE-2]]:18: note: a 64-bit scalar operand is a register pair aligned to 2, such as s[8:9]
buffer_load_dword v0, off, s[0:7], 0
# CHECK: :[[#@LINE-1]]:28: error: expected 4 scalar registers, found 8
# CHECK: :[[#@LINE-2]]:28: note: a 128-bit scalar operand is 4 registers aligned to 4, such as s[8:11]
image_load v0, v[0:3], s[0:3]
# CHECK: :[[#@LINE-1]]:24: error: expected 8 scalar registers, found 4
# CHECK: :[[#@LINE-2]]:24: note: a 256-bit scalar operand is 8 registers aligned to 4, such as s[8:15]
