# A repeated argument name is found, however many arguments there are.
# RUN: not clrxasm -g Fiji -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:
.amdcl2
.driver_version 200406
.kernel a
.config
.irp i, 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20
.arg x\i, int
.arg y\i, int
.endr
.arg x1, int
# CHECK: :[[#@LINE-1]]:6: error: argument 'x1' is already defined
.arg y16, int
# CHECK: :[[#@LINE-1]]:6: error: argument 'y16' is already defined
.arg y20, int
# CHECK: :[[#@LINE-1]]:6: error: argument 'y20' is already defined
.arg x21, int
.kernel b
.config
.arg x1, int
.arg x1, int
# CHECK: :[[#@LINE-1]]:6: error: argument 'x1' is already defined
.kernel a
.config
.arg x21, int
# CHECK: :[[#@LINE-1]]:6: error: argument 'x21' is already defined
.arg x22, int
.text
s_endpgm
