# Forms that instructions of GCN 1.5 lack.
# RUN: not clrxasm -b raw -g gfx1011 -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_mad_f32_e64 v0, v1, v2, 0x12345
# CHECK: :[[#@LINE-1]]:1: error: a literal does not fit the 64-bit encoding
v_dot2c_f32_f16 v0, v1, s0
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 'v_dot2c_f32_f16' on GCN1.5
# CHECK: :[[#@LINE-2]]:1: note: it exists on GCN1.5.1
v_cndmask_b32 v0, v1, v2, 0x1234
# CHECK: :[[#@LINE-1]]:27: error: expected 2 scalar registers, found '0x1234'
# CHECK: :[[#@LINE-2]]:27: note: a lane mask is vcc, or a register pair, such as s[8:9]
image_load v[0:3], [v0, v1, v2, s[0:7] dmask:15 dim:2d
# CHECK: :[[#@LINE-1]]:33: error: expected vector registers, found scalar registers 's[0:7]'
image_load v[0:3], v[0:13], s[0:7] dmask:15 dim:2d
# CHECK: :[[#@LINE-1]]:20: error: the address has no more than 13 registers, found 14
