# Illegal blanks in modifiers: before the colon of lists of bits, between the
# colon and the @ of selections, and inside sext before other operand
# modifiers.
# RUN: not clrxasm -b raw -g GFX900 -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:
v_add_f32 v0, v1, v2 abs :1
# CHECK: :[[#@LINE-1]]:25: error:
v_add_f32 v0, v1, v2 neg :[0,1]
# CHECK: :[[#@LINE-1]]:25: error:
v_add_f32 v0, v1, v2 sext :1
# CHECK: :[[#@LINE-1]]:26: error:
v_add_f32 v0, v1, v2 op_sel :1
# CHECK: :[[#@LINE-1]]:28: error:
v_pk_add_f16 v0, v1, v2 op_sel_hi :1
# CHECK: :[[#@LINE-1]]:34: error:
v_pk_add_f16 v0, v1, v2 neg_hi :1
# CHECK: :[[#@LINE-1]]:31: error:
v_interp_p1_f32 v0, v1, attr0.x neg :1
# CHECK: :[[#@LINE-1]]:36: error:
v_add_f32 v0, v1, v2 src1_sel: @3
# CHECK: :[[#@LINE-1]]:32: error:
v_add_f32 v0, v1, v2 dst_sel: @3
# CHECK: :[[#@LINE-1]]:31: error:
v_mov_b32 v0, sext( -s1)
# CHECK: :[[#@LINE-1]]:21: error: expected a register inside the operand modifier
v_mov_b32 v0, sext( abs(v1))
# CHECK: :[[#@LINE-1]]:{{[0-9]+}}: error:
v_mov_b32 v0, sext( |v1|)
# CHECK: :[[#@LINE-1]]:{{[0-9]+}}: error:
s1 = 5
