# SDWA, DPP and the long encoding exclude one another.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_add_f32 v0, v1, v2 sdwa row_shl:1
# CHECK: :[[#@LINE-1]]:22: error: modifiers of SDWA and DPP exclude each other
v_add_f32 v0, v1, v2 row_shl:1 clamp
# CHECK: :[[#@LINE-1]]:22: error: DPP was requested, but operands or modifiers need the VOP3 form
v_add_f32 v0, v1, v2 src0_sel:byte0 vop3
# CHECK: :[[#@LINE-1]]:22: error: SDWA was requested, but operands or modifiers need the VOP3 form
v_add_f32 v0, v1, v2 src0_sel:byte0 mul:2
# CHECK: :[[#@LINE-1]]:22: error: SDWA was requested, but operands or modifiers need the VOP3 form
v_add_f32 v0, v1, s2 sdwa
# CHECK: :[[#@LINE-1]]:22: error: SDWA was requested, but operands or modifiers need the VOP3 form
# CHECK: :[[#@LINE-2]]:19: note: the second source must be a vector register in other forms than VOP3
v_add_f32 v0, s1, v2 row_shl:1
# CHECK: :[[#@LINE-1]]:15: error: DPP needs a vector register as first source
v_mad_f32 v0, v1, v2, v3 row_shl:1
# CHECK: :[[#@LINE-1]]:26: error: unknown modifier 'row_shl' for this instruction
# CHECK: :[[#@LINE-2]]:26: note: it is a modifier of VOP1, VOP2, VOPC, VOP2 with carry-out instructions
v_add_i32 v0, vcc, sext(v1), v2 row_shl:1
# CHECK: :[[#@LINE-1]]:33: error: modifiers of SDWA and DPP exclude each other
v_madak_f32 v0, v1, v2, 1.0 sdwa
# CHECK: :[[#@LINE-1]]:29: error: this instruction has no SDWA form
# CHECK: :[[#@LINE-2]]:29: note: v_mov_b32 has one, and can move each register first
