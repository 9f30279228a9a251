# Errors in abs, neg and sext around sources.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_add_f32 v0, |v1, v2
# CHECK: :[[#@LINE-1]]:18: error: expected '|' after the absolute value
v_add_f32 v0, abs(v1, v2
# CHECK: :[[#@LINE-1]]:21: error: expected ')' after the absolute value
v_add_f32 v0, abs v1, v2
# CHECK: :[[#@LINE-1]]:19: error: expected '(' after abs
v_add_f32 v0, abs(5), v2
# CHECK: :[[#@LINE-1]]:19: error: expected a register inside the operand modifier
v_add_f32 v0, sext v1, v2
# CHECK: :[[#@LINE-1]]:20: error: expected '(' after sext
v_add_f32 v0, sext(v1, v2
# CHECK: :[[#@LINE-1]]:22: error: expected ')' after sext(...
v_add_f32 v0, sext(abs(v1), v2
# CHECK: :[[#@LINE-1]]:27: error: expected ')' after sext(...
v_add_f32 v0, sext(7), v2
# CHECK: :[[#@LINE-1]]:20: error: expected a register inside the operand modifier
v_interp_p2_f16 v0, |v1, attr0.x, v2
# CHECK: :[[#@LINE-1]]:24: error: expected '|' after the absolute value
v_interp_p1lv_f16 v0, v1, attr0.x, v[2:3]
# CHECK: :[[#@LINE-1]]:36: error: expected 1 vector or scalar register, found vector registers 'v[2:3]'
