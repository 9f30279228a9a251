# Modifiers that exist on other architectures only.
# RUN: not clrxasm -b raw -g Tahiti -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_mov_b32 v0, v1 sdwa
# CHECK: :[[#@LINE-1]]:18: error: unknown modifier 'sdwa' for this instruction
# CHECK: :[[#@LINE-2]]:18: note: it exists on GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
v_mov_b32 v0, v1 row_shl:1
# CHECK: :[[#@LINE-1]]:18: error: unknown modifier 'row_shl' for this instruction
# CHECK: :[[#@LINE-2]]:18: note: it exists on GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
v_add_f32 v0, sext(v1), v2
# CHECK: :[[#@LINE-1]]:19: error: expected operator before '('
image_load v0, v[0:3], s[0:7] d16
# CHECK: :[[#@LINE-1]]:31: error: unknown modifier 'd16' for this instruction
# CHECK: :[[#@LINE-2]]:31: note: it exists on GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
buffer_load_dword v0, off, s[0:3], 0 dlc
# CHECK: :[[#@LINE-1]]:38: error: unknown modifier 'dlc' for this instruction
# CHECK: :[[#@LINE-2]]:38: note: it exists on GCN1.5, GCN1.5.1
v_mad_f32 v0, v1, v2, v3 op_sel:1
# CHECK: :[[#@LINE-1]]:26: error: unknown modifier 'op_sel' for this instruction
# CHECK: :[[#@LINE-2]]:26: note: it exists on GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
