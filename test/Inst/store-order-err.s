# Swapped operands of stores: the note says which operand is the data and which
# is the address.
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 %s 2>&1 | FileCheck %s --implicit-check-not=error:
flat_store_dword v2, v[0:1]
# CHECK: :[[#@LINE-1]]:22: error: expected 1 vector register, found 2
# CHECK: note: a 32-bit vector operand is 1 register, such as v8; the address comes first, and then the data
global_store_dwordx2 v[0:1], v2, off
# CHECK: :[[#@LINE-1]]:30: error: expected 2 vector registers, found 1
# CHECK: note: a 64-bit vector operand is a register pair, such as v[8:9], here v[2:3]; the address comes first, and then the data
ds_write_b32 v[0:1], v2
# CHECK: :[[#@LINE-1]]:14: error: expected 1 vector register, found 2
# CHECK: note: a 32-bit vector operand is 1 register, such as v8; the address comes first, and then the data
buffer_store_dword v[0:1], v2, s[4:7], 0 offen
# CHECK: :[[#@LINE-1]]:20: error: expected 1 vector register, found 2
# CHECK: note: a 32-bit vector operand is 1 register, such as v8; the data come first, and then the address
# Loads have no data operand.
buffer_load_dword v[0:1], v2, s[4:7], 0 offen
# CHECK: :[[#@LINE-1]]:19: error: expected 1 vector register, found 2
# CHECK: note: a 32-bit vector operand is 1 register, such as v8{{$}}
