# Scalar ranges with wrong alignment.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
s_mov_b64 s[1:2], s[2:3]
# CHECK: :[[#@LINE-1]]:11: error: expected 2 scalar registers aligned to 2, found a range from s1
# CHECK: :[[#@LINE-2]]:11: note: a 64-bit scalar operand is a register pair aligned to 2, such as s[8:9]
s_mov_b64 s[0:1], s[3:4]
# CHECK: :[[#@LINE-1]]:19: error: expected 2 scalar registers aligned to 2, found a range from s3
# CHECK: :[[#@LINE-2]]:19: note: a 64-bit scalar operand is a register pair aligned to 2, such as s[8:9]
s_load_dwordx4 s[2:5], s[0:1], 0
# CHECK: :[[#@LINE-1]]:16: error: expected 4 scalar registers aligned to 4, found a range from s2
# CHECK: :[[#@LINE-2]]:16: note: a 128-bit scalar operand is 4 registers aligned to 4, such as s[8:11]
s_load_dword s0, s[1:2], 0
# CHECK: :[[#@LINE-1]]:18: error: expected 2 scalar registers aligned to 2, found a range from s1
# CHECK: :[[#@LINE-2]]:18: note: a 64-bit scalar operand is a register pair aligned to 2, such as s[8:9]
buffer_load_dword v0, off, s[2:5], 0
# CHECK: :[[#@LINE-1]]:28: error: expected 4 scalar registers aligned to 4, found a range from s2
# CHECK: :[[#@LINE-2]]:28: note: a 128-bit scalar operand is 4 registers aligned to 4, such as s[8:11]
v_rcp_f64 v[0:1], s[3:4]
# CHECK: :[[#@LINE-1]]:19: error: scalar register range must not cross a multiple of 4
# CHECK: :[[#@LINE-2]]:19: note: a 64-bit scalar operand is a register pair that does not cross a multiple of 4, such as s[8:9]
v_cmp_lt_f32 s[7:8], v0, v1
# CHECK: :[[#@LINE-1]]:14: error: scalar register range must not cross a multiple of 4
# CHECK: :[[#@LINE-2]]:14: note: a lane mask is vcc, or a register pair that does not cross a multiple of 4, such as s[8:9]
