# Labels are not numbers.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
start:
s_mov_b32 s0, start
# CHECK: :[[#@LINE-1]]:15: error: expression must be absolute
v_mov_b32 v0, start
# CHECK: :[[#@LINE-1]]:15: error: expression must be absolute
s_movk_i32 s0, start
# CHECK: :[[#@LINE-1]]:16: error: expression must be absolute
ds_read_b32 v0, v1 offset:start
# CHECK: :[[#@LINE-1]]:27: error: expression must be absolute
s_mov_b32 s0, end
# CHECK: :[[#@LINE-1]]:15: error: relative value is illegal in an operand
# CHECK: :[[#@LINE-2]]:15: note: branches take labels; s_getpc_b64 and an addition of a distance, such as 'A - B', compute an address
s_movk_i32 s0, end
# CHECK: :[[#@LINE-1]]:16: error: relative value is illegal in an operand
# CHECK: :[[#@LINE-2]]:16: note: branches take labels; s_getpc_b64 and an addition of a distance, such as 'A - B', compute an address
end:
