# Before GCN 1.5 a vector instruction reads at most one scalar register.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_add_f32 v0, s1, s2
# CHECK: :[[#@LINE-1]]:19: error: instruction reads 2 scalar registers (at most 1)
# CHECK: :[[#@LINE-2]]:19: note: move one of them to a vector register first
v_mad_f32 v0, s1, s2, s1
# CHECK: :[[#@LINE-1]]:19: error: instruction reads 2 scalar registers (at most 1)
# CHECK: :[[#@LINE-2]]:19: note: move one of them to a vector register first
v_fma_f32 v0, vcc_lo, v1, s3
# CHECK: :[[#@LINE-1]]:27: error: instruction reads 2 scalar registers (at most 1)
# CHECK: :[[#@LINE-2]]:27: note: move one of them to a vector register first
v_mul_f32 v0, 0x1234, s1
# CHECK: :[[#@LINE-1]]:15: error: the VOP3 form has no room for a literal
# CHECK: :[[#@LINE-2]]:15: note: move the constant to a register first
# CHECK: :[[#@LINE-3]]:23: note: the second source must be a vector register in other forms than VOP3
v_cndmask_b32 v0, s1, v2, vcc
# CHECK: :[[#@LINE-1]]:27: error: instruction reads 2 scalar registers (at most 1)
# CHECK: :[[#@LINE-2]]:27: note: move one of them to a vector register first
v_cndmask_b32 v0, s1, v2, s[4:5]
# CHECK: :[[#@LINE-1]]:27: error: instruction reads 2 scalar registers (at most 1)
# CHECK: :[[#@LINE-2]]:27: note: move one of them to a vector register first
v_addc_u32 v0, vcc, s1, v2, vcc
# CHECK: :[[#@LINE-1]]:29: error: instruction reads 2 scalar registers (at most 1)
# CHECK: :[[#@LINE-2]]:29: note: move one of them to a vector register first
v_div_fmas_f32 v0, s1, v2, v3
# CHECK: :[[#@LINE-1]]:20: error: instruction reads 2 scalar registers, one of them vcc implicitly (at most 1)
# CHECK: :[[#@LINE-2]]:20: note: move one of them to a vector register first
