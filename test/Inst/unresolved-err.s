# Symbols without a value are reported at the expressions that wait for them.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
s_mov_b32 s0, nowhere
# CHECK: :[[#@LINE-1]]:15: error: unresolved symbol 'nowhere'
s_movk_i32 s0, 1+nowhere
# CHECK: :[[#@LINE-1]]:16: error: unresolved symbol 'nowhere'
ds_read_b32 v0, v1 offset:nowhere
# CHECK: :[[#@LINE-1]]:27: error: unresolved symbol 'nowhere'
s_load_dword s0, s[2:3], nowhere
# CHECK: :[[#@LINE-1]]:26: error: unresolved symbol 'nowhere'
