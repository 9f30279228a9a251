# A mnemonic of other architectures; a note names them.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_dot2_f32_f16 v0, v1, v2, v3
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 'v_dot2_f32_f16' on GCN1.2
# CHECK: :[[#@LINE-2]]:1: note: it exists on GCN1.4.1, GCN1.5.1
v_pk_add_f16 v0, v1, v2
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 'v_pk_add_f16' on GCN1.2
# CHECK: :[[#@LINE-2]]:1: note: it exists on GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
s_mul_hi_u32 s0, s1, s2
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 's_mul_hi_u32' on GCN1.2
# CHECK: :[[#@LINE-2]]:1: note: it exists on GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
v_mullit_f32 v0, v1, v2
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 'v_mullit_f32' on GCN1.2
# CHECK: :[[#@LINE-2]]:1: note: it exists on GCN1.0, GCN1.1, GCN1.5, GCN1.5.1
global_load_dword v0, v[1:2], off
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 'global_load_dword' on GCN1.2
# CHECK: :[[#@LINE-2]]:1: note: it exists on GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
# CHECK: :[[#@LINE-3]]:1: note: on GCN1.2 this is 'flat_load_dword', without 'off' and without an offset
