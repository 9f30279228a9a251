# Encodings that have no literal on GCN 1.5 either.
# RUN: not clrxasm -b raw -g GFX1010 -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_add_f32_e64 v0, 0x1234, v1
# CHECK: :[[#@LINE-1]]:19: error: the VOP3 form has no room for a literal
# CHECK: :[[#@LINE-2]]:19: note: move the constant to a register first
v_mov_b32_e32 v0, 0x12345
# CHECK: :[[#@LINE-1]]:1: error: operands or modifiers need a 64-bit encoding
v_add_f32 v0, 0x1234, v1 clamp
# CHECK: :[[#@LINE-1]]:15: error: the VOP3 form has no room for a literal
# CHECK: :[[#@LINE-2]]:15: note: move the constant to a register first
