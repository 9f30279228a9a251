# Errors in LDS and GDS instructions.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
ds_gws_init v1
# CHECK: :[[#@LINE-1]]:1: error: this instruction needs the modifier gds
ds_add_u32 v1
# CHECK: :[[#@LINE-1]]:14: error: too few operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 'ds_add_u32' takes 2 operands: vector register, vector register
ds_add_u32 v1, 5
# CHECK: :[[#@LINE-1]]:16: error: expected 1 vector register, found '5'
