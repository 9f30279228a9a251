# Errors in exports.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
exp mrt8, v0, v0, v0, v0
# CHECK: :[[#@LINE-1]]:5: error: number of mrt is out of range (0 to 7)
exp pos4, v0, v0, v0, v0
# CHECK: :[[#@LINE-1]]:5: error: number of pos is out of range (0 to 3)
exp param32, v0, v0, v0, v0
# CHECK: :[[#@LINE-1]]:5: error: number of param is out of range (0 to 31)
exp nowhere, v0, v0, v0, v0
# CHECK: :[[#@LINE-1]]:5: error: expected an export target: mrt0-7, mrtz, null, pos0-3 or param0-31
exp mrt0, v0, v1, v2, v2 compr
# CHECK: :[[#@LINE-1]]:15: error: with compr, source 1 must be the same as source 0
exp mrt0, v0, v0, v1, v2 compr
# CHECK: :[[#@LINE-1]]:23: error: with compr, source 3 must be the same as source 2
exp mrt0, v0, v0, v0
# CHECK: :[[#@LINE-1]]:21: error: too few operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 'exp' takes 5 operands: export target, vector register, vector register, vector register, vector register
exp mrt0, s0, v0, v0, v0
# CHECK: :[[#@LINE-1]]:11: error: expected 1 vector register, found scalar register 's0'
