# Scalar operands of a wrong number of registers.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
s_mov_b32 s[0:1], s0
# CHECK: :[[#@LINE-1]]:11: error: expected 1 scalar register, found 2
s_mov_b64 s[0:1], s2
# CHECK: :[[#@LINE-1]]:19: error: expected 2 scalar registers, found 1
s_mov_b64 s0, s[2:3]
# CHECK: :[[#@LINE-1]]:11: error: expected 2 scalar registers, found 1
s_mov_b64 s[0:1], vcc_lo
# CHECK: :[[#@LINE-1]]:19: error: expected 2 scalar registers, found 1
s_mov_b32 s0, vcc
# CHECK: :[[#@LINE-1]]:15: error: expected 1 scalar register, found 2
s_load_dword s0, s[0:3], 0
# CHECK: :[[#@LINE-1]]:18: error: expected 2 scalar registers, found 4
buffer_load_dword v0, off, s[0:7], 0
# CHECK: :[[#@LINE-1]]:28: error: expected 4 scalar registers, found 8
image_load v0, v[0:3], s[0:3]
# CHECK: :[[#@LINE-1]]:24: error: expected 8 scalar registers, found 4
