# Lane masks with and without wave32.
# RUN: not clrxasm -b raw -g GFX1010 -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_cmp_lt_f32 vcc_lo, v1, v2
# CHECK: :[[#@LINE-1]]:14: error: expected 2 scalar registers, found 1
# CHECK: :[[#@LINE-2]]:14: note: a lane mask is vcc, or a register pair, such as s[8:9]
# CHECK: :[[#@LINE-3]]:14: note: after '.wave32', a lane mask is one register
.wave32
v_cmp_lt_f32 vcc, v1, v2
# CHECK: :[[#@LINE-1]]:14: error: expected 1 scalar register, found 2
# CHECK: :[[#@LINE-2]]:14: note: its halves are 'vcc_lo' and 'vcc_hi'
v_cndmask_b32 v1, v2, v3, vcc
# CHECK: :[[#@LINE-1]]:27: error: expected 1 scalar register, found 2
# CHECK: :[[#@LINE-2]]:27: note: its halves are 'vcc_lo' and 'vcc_hi'
