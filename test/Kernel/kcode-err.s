# RUN: not clrxasm -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:

.gallium
.gpu gfx1010
.kernel a
.kernel b
.kcode a
# CHECK: :[[#@LINE-1]]:1: error: '.kcode' is legal in code only
.kcodeend
# CHECK: :[[#@LINE-1]]:1: error: '.kcodeend' is legal in code only
.struct 4
.kcode a
# CHECK: :[[#@LINE-1]]:1: error: '.kcode' is legal in code only
.text
.kcodeend
# CHECK: :[[#@LINE-1]]:1: error: '.kcodeend' without '.kcode'
.kernel search
.text
.kcode -serch
# CHECK: :[[#@LINE-1]]:9: error: kernel 'serch' is not declared
# CHECK: :[[#@LINE-2]]:9: note: did you mean 'search'?
.kcode c
# CHECK: :[[#@LINE-1]]:8: error: kernel 'c' is not declared
.kcode a, -c
# CHECK: :[[#@LINE-1]]:12: error: kernel 'c' is not declared
.kcode a,
# CHECK: :[[#@LINE-1]]:10: error: expected kernel name
a: .wave32
   s_nop 0
b: s_nop 0
.kcode a, b
# CHECK: :[[#@LINE-1]]:1: error: kernels of a '.kcode' must agree in '.wave32'
