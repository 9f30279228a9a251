# Vector registers that do not exist, and wrong numbers of registers.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_mov_b32 v256, v0
# CHECK: :[[#@LINE-1]]:11: error: vector register number out of range (0 to 255)
v_mov_b32 v0, v[256]
# CHECK: :[[#@LINE-1]]:17: error: vector register number out of range (0 to 255)
v_mov_b32 v0, v[1:2]
# CHECK: :[[#@LINE-1]]:15: error: expected 1 vector register, found 2
# CHECK: :[[#@LINE-2]]:15: note: a 32-bit vector operand is 1 register, such as v8
v_rcp_f64 v0, v[2:3]
# CHECK: :[[#@LINE-1]]:11: error: expected 2 vector registers, found 1
# CHECK: :[[#@LINE-2]]:11: note: a 64-bit vector operand is a register pair, such as v[8:9], here v[0:1]
v_rcp_f64 v[0:1], v2
# CHECK: :[[#@LINE-1]]:19: error: expected 2 vector registers, found 1
# CHECK: :[[#@LINE-2]]:19: note: a 64-bit vector operand is a register pair, such as v[8:9], here v[2:3]
v_rcp_f64 v[0:1], v[255:256]
# CHECK: :[[#@LINE-1]]:21: error: vector register number out of range (0 to 255)
v_mov_b32 v[3:1], v0
# CHECK: :[[#@LINE-1]]:13: error: vector register range ends before it begins
# CHECK: :[[#@LINE-2]]:13: note: the lower number comes first: [1:3]
v_mov_b32 s0, v0
# CHECK: :[[#@LINE-1]]:11: error: expected 1 vector register, found scalar register 's0'
# CHECK: :[[#@LINE-2]]:11: note: scalar registers are written by s_ instructions, and from a vector register by v_readfirstlane_b32 and v_readlane_b32
v_mov_b32 v0, v[1
# CHECK: :[[#@LINE-1]]:18: error: expected ']' after the vector register range
ds_read_b32 s0, v1
# CHECK: :[[#@LINE-1]]:13: error: expected 1 vector register, found scalar register 's0'
# CHECK: :[[#@LINE-2]]:13: note: scalar registers are written by s_ instructions, and from a vector register by v_readfirstlane_b32 and v_readlane_b32
buffer_load_dwordx2 v0, off, s[0:3], 0
# CHECK: :[[#@LINE-1]]:21: error: expected 2 vector registers, found 1
# CHECK: :[[#@LINE-2]]:21: note: a 64-bit vector operand is a register pair, such as v[8:9], here v[0:1]
buffer_load_dword v0, off, s[0:3], 0 tfe
# CHECK: :[[#@LINE-1]]:19: error: expected 2 vector registers, found 1
# CHECK: :[[#@LINE-2]]:19: note: a 64-bit vector operand is a register pair, such as v[8:9], here v[0:1]
buffer_load_dword v0, v1, s[0:3], 0 offen idxen
# CHECK: :[[#@LINE-1]]:23: error: expected 2 vector registers, found 1
# CHECK: :[[#@LINE-2]]:23: note: a 64-bit vector operand is a register pair, such as v[8:9], here v[1:2]
ds_write_b64 v0, v1
# CHECK: :[[#@LINE-1]]:18: error: expected 2 vector registers, found 1
# CHECK: :[[#@LINE-2]]:18: note: a 64-bit vector operand is a register pair, such as v[8:9], here v[1:2]; the address comes first, and then the data
flat_load_dword v0, v1
# CHECK: :[[#@LINE-1]]:21: error: expected 2 vector registers, found 1
# CHECK: :[[#@LINE-2]]:21: note: a 64-bit vector operand is a register pair, such as v[8:9], here v[1:2]
flat_load_dword v0, v[0:255]
# CHECK: :[[#@LINE-1]]:21: error: expected 2 vector registers, found 256
# CHECK: :[[#@LINE-2]]:21: note: a 64-bit vector operand is a register pair, such as v[8:9], here v[0:1]
buffer_load_dword v[0:255], off, s[0:3], 0
# CHECK: :[[#@LINE-1]]:19: error: expected 1 vector register, found 256
# CHECK: :[[#@LINE-2]]:19: note: a 32-bit vector operand is 1 register, such as v8
image_load v[0:1], v[4:7], s[0:7] dmask:7
# CHECK: :[[#@LINE-1]]:12: error: expected 3 vector registers, found 2
# CHECK: :[[#@LINE-2]]:12: note: a 96-bit vector operand is 3 registers, such as v[8:10], here v[0:2]
# CHECK: :[[#@LINE-3]]:1: note: the data have one register for each bit of dmask
v_mov_b32 [0], v1
# CHECK: :[[#@LINE-1]]:11: error: expected 1 vector register, found '[0]'
