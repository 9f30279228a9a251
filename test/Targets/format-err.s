# Invalid names of formats.
# RUN: not clrxasm -b raw  -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
.format rawcode
# CHECK: :[[#@LINE-1]]:9: error: unknown output format 'rawcode'
.format galium
# CHECK: :[[#@LINE-1]]:9: error: unknown output format 'galium'
# CHECK: :[[#@LINE-2]]:9: note: did you mean 'gallium'?
.format
# CHECK: :[[#@LINE-1]]:8: error: expected output format type
.format amdcl2 raw
# CHECK: :[[#@LINE-1]]:16: error: unexpected text at end of statement
