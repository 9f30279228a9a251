# Invalid names of devices.
# RUN: not clrxasm -b raw  -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
.gpu fjii
# CHECK: :[[#@LINE-1]]:6: error: unknown GPU device 'fjii'
# CHECK: :[[#@LINE-2]]:6: note: did you mean 'fiji'?
.gpu tonga2
# CHECK: :[[#@LINE-1]]:6: error: unknown GPU device 'tonga2'
# CHECK: :[[#@LINE-2]]:6: note: did you mean 'tonga'?
.gpu nothing
# CHECK: :[[#@LINE-1]]:6: error: unknown GPU device 'nothing'
.gpu
# CHECK: :[[#@LINE-1]]:5: error: expected GPU device name
.gpu 5
# CHECK: :[[#@LINE-1]]:6: error: expected GPU device name
.gpu gfx1019
# CHECK: :[[#@LINE-1]]:6: error: unknown GPU device 'gfx1019'
# CHECK: :[[#@LINE-2]]:6: note: did you mean 'gfx1010'?
.gpu tonga, fiji
# CHECK: :[[#@LINE-1]]:11: error: unexpected text at end of statement
