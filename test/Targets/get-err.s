# Errors in the operands of the .get_ pseudo-ops.
# RUN: not clrxasm -b raw  -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
.get_gpu
# CHECK: :[[#@LINE-1]]:9: error: expected symbol name
.get_arch 5
# CHECK: :[[#@LINE-1]]:11: error: expected symbol name
.get_gpu a, b
# CHECK: :[[#@LINE-1]]:11: error: unexpected text at end of statement
