# Numbers that have an exponent but no integer part take the suffix of their type
# only. Exponents have 32 bits.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:
s_mov_b32 s0, 0x.8p1h
# CHECK: :[[#@LINE-1]]:21: error:
s_mov_b32 s0, .8e1l
# CHECK: :[[#@LINE-1]]:19: error:
v_rcp_f64 v[0:1], 0x.8p1s
# CHECK: :[[#@LINE-1]]:25: error:
v_rcp_f16 v0, 0x.8p1s
# CHECK: :[[#@LINE-1]]:21: error:
s_mov_b32 s0, 1e-2147483649
# CHECK: :[[#@LINE-1]]:15: error:
s_mov_b32 s0, 0.0e2147483648
# CHECK: :[[#@LINE-1]]:15: error:
s_mov_b32 s0, 1.7976931348623157e308l
# CHECK: :[[#@LINE-1]]:15: error:
v_add_f32 v0, lit(@3), v1
# CHECK: :[[#@LINE-1]]:19: error:
