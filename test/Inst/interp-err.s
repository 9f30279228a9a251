# Errors in interpolation instructions.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_interp_p1_f32 v0, v1, attr64.x
# CHECK: :[[#@LINE-1]]:29: error: attribute 64 is out of range (0 to 63)
v_interp_p1_f32 v0, v1, attr0.q
# CHECK: :[[#@LINE-1]]:31: error: expected a component: x, y, z or w
v_interp_p1_f32 v0, v1, attr0
# CHECK: :[[#@LINE-1]]:30: error: expected '.' after the attribute
v_interp_p1_f32 v0, v1, at0.x
# CHECK: :[[#@LINE-1]]:25: error: expected an attribute: attr0.x to attr63.w
v_interp_p1_f32 v0, v1, attr.x
# CHECK: :[[#@LINE-1]]:29: error: expected the number of the attribute
v_interp_mov_f32 v0, p11, attr0.x
# CHECK: :[[#@LINE-1]]:22: error: expected p0, p10 or p20
