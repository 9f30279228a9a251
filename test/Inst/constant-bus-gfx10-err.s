# On GCN 1.5 a vector instruction reads at most two scalar registers.
# RUN: not clrxasm -b raw -g GFX1010 -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_fma_f32 v0, s1, s2, s1
v_fma_f32 v0, s1, s2, s3
# CHECK: :[[#@LINE-1]]:23: error: instruction reads 3 scalar registers (at most 2)
# CHECK: :[[#@LINE-2]]:23: note: move one of them to a vector register first
v_div_fmas_f32 v0, s1, s2, v3
# CHECK: :[[#@LINE-1]]:24: error: instruction reads 3 scalar registers, one of them vcc implicitly (at most 2)
# CHECK: :[[#@LINE-2]]:24: note: move one of them to a vector register first
