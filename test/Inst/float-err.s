# Floating-point constants that are too large or incomplete.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_mov_b32 v0, 1e60
# CHECK: :[[#@LINE-1]]:15: error: float constant is too big for its type
v_add_f16 v0, 70000.0, v1
# CHECK: :[[#@LINE-1]]:15: error: float constant is too big for its type
v_mov_b32 v0, lit(5
# CHECK: :[[#@LINE-1]]:20: error: expected ')' after the literal
v_mov_b32 v0, abs(1.0)
# CHECK: :[[#@LINE-1]]:19: error: expected a register inside the operand modifier
v_mov_b32 v0, |1.0|
# CHECK: :[[#@LINE-1]]:16: error: expected a register inside the operand modifier
v_mov_b32 v0, |5|
# CHECK: :[[#@LINE-1]]:18: error: unterminated expression
