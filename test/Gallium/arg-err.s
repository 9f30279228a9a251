# RUN: not clrxasm -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:

.gallium
.arg scalar, 4
# CHECK: :[[#@LINE-1]]:1: error: '.arg' is legal only in the '.args' of a kernel
.kernel k
.args
.arg image2d_rdonly, 4
# CHECK: :[[#@LINE-1]]:6: error: unknown argument type 'image2d_rdonly'
# CHECK: note: types are scalar, constant, global, {{.*}}, griddim or gridoffset
.arg 5, 4
# CHECK: :[[#@LINE-1]]:6: error: expected argument type
.arg griddim
# CHECK: :[[#@LINE-1]]:13: error: expected ',' before the next operand
.arg scalar, 0
# CHECK: :[[#@LINE-1]]:14: warning: size of argument is out of range (1 to 4294967295)
.arg scalar, 4, 4, 3
# CHECK: :[[#@LINE-1]]:20: error: target alignment 3 is not a power of two
.arg scalar, 4, , , text
# CHECK: :[[#@LINE-1]]:21: error: unknown numeric extension, expected sext or zext
.arg scalar, 4, , , , size
# CHECK: :[[#@LINE-1]]:23: error: unknown argument semantic 'size'
# CHECK: note: semantics are general, griddim, gridoffset, imgsize or imgformat
.arg scalar, 4, , , ,
# CHECK: :[[#@LINE-1]]:22: error: expected argument semantic
.arg griddim, 4, , , zext, griddim
# CHECK: :[[#@LINE-1]]:26: error:
