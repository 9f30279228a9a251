# RUN: not clrxasm -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:

.gallium
.arg scalar, 4
# CHECK: :[[#@LINE-1]]:1: error: '.arg' is legal only in the '.args' of a kernel
.kernel k
.args
.arg image2d_rdonly, 4
# CHECK: :[[#@LINE-1]]:6: error: unknown argument type 'image2d_rdonly', expected scalar, constant, global, local, image2d_rd, image2d_wr, image3d_rd, image3d_wr, sampler, griddim or gridoffset
# CHECK: :[[#@LINE-2]]:6: note: did you mean 'image2d_rd'?
.arg 5, 4
# CHECK: :[[#@LINE-1]]:6: error: expected argument type
.arg griddim
# CHECK: :[[#@LINE-1]]:13: error: expected ',' before the next operand
.arg scalar, 0
# CHECK: :[[#@LINE-1]]:14: warning: size of argument is out of range (1 to 4294967295)
.arg scalar, 4, 4, 3
# CHECK: :[[#@LINE-1]]:20: error: target alignment 3 is not a power of two
.arg scalar, 4, , , text
# CHECK: :[[#@LINE-1]]:21: error: unknown numeric extension 'text', expected sext or zext
# CHECK: :[[#@LINE-2]]:21: note: did you mean 'sext'?
.arg scalar, 4, , , , size
# CHECK: :[[#@LINE-1]]:23: error: unknown argument semantic 'size', expected general, griddim, gridoffset, imgsize or imgformat
.arg scalar, 4, , , ,
# CHECK: :[[#@LINE-1]]:22: error: expected argument semantic
.arg griddim, 4, , , zext, griddim
# CHECK: :[[#@LINE-1]]:26: error: unexpected text at end of statement
