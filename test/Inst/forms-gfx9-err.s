# SDWA and DPP forms that GCN 1.4 lacks.
# RUN: not clrxasm -b raw -g gfx900 -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_cmp_eq_f32 vcc, v1, v2 src0_sel:byte0 mul:2
# CHECK: :[[#@LINE-1]]:1: error: SDWA compares have no clamp and no omod
v_cmp_eq_f32 vcc, v1, v2 src0_sel:byte0 clamp
# CHECK: :[[#@LINE-1]]:1: error: SDWA compares have no clamp and no omod
v_mov_b32 v0, sext(v1) row_shl:1
# CHECK: :[[#@LINE-1]]:24: error: modifiers of SDWA and DPP exclude each other
v_mov_b32 v0, v1 row_shl:1 vop3
# CHECK: :[[#@LINE-1]]:18: error: DPP was requested, but operands or modifiers need the VOP3 form
s_load_dword s0, s[0:1], 5 offset:4
# CHECK: :[[#@LINE-1]]:28: error: a second offset needs a register as the first
global_load_dword v0, v1, off
# CHECK: :[[#@LINE-1]]:23: error: expected 2 vector registers, found 1
# CHECK: :[[#@LINE-2]]:23: note: a 64-bit vector operand is a register pair, such as v[8:9]
flat_load_dword v0, v[1:2] nv:2 offset
# CHECK: :[[#@LINE-1]]:39: error: expected ':' after offset
