# Errors for pseudo-ops in the wrong context say how to enter the right one.
# RUN: not clrxasm -b amdcl2 -g Bonaire -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
.sgprsnum 5
# CHECK: :[[#@LINE-1]]:1: error: '.sgprsnum' is legal only in the '.config' or '.hsaconfig' of a kernel
# CHECK: :[[#@LINE-2]]:1: note: open it with '.kernel NAME' and '.config' or '.hsaconfig'
.config
# CHECK: :[[#@LINE-1]]:1: error: '.config' is legal only in a kernel
# CHECK: :[[#@LINE-2]]:1: note: enter one with '.kernel NAME'
.kernel k
.sgprsnum 5
# CHECK: :[[#@LINE-1]]:1: error: '.sgprsnum' is legal only in the '.config' or '.hsaconfig' of a kernel
# CHECK: :[[#@LINE-2]]:1: note: open it with '.config' or '.hsaconfig'
.config
.userdatanum 4
# CHECK: :[[#@LINE-1]]:1: error: '.userdatanum' is legal only in the '.hsaconfig' of a kernel
# CHECK: :[[#@LINE-2]]:1: note: open it with '.hsaconfig'
.use_private_segment_buffer
# CHECK: :[[#@LINE-1]]:1: error: '.use_private_segment_buffer' is legal only in the '.hsaconfig' of a kernel
# CHECK: :[[#@LINE-2]]:1: note: open it with '.hsaconfig'
.kernel h
.hsaconfig
.cws 1
.kernel k
.text
.kcode
.kcode serch
# CHECK: :[[#@LINE-1]]:8: error: kernel 'serch' is not declared
.kernel search
.text
.kcode +serch
# CHECK: :[[#@LINE-1]]:9: error: kernel 'serch' is not declared
# CHECK: :[[#@LINE-2]]:9: note: did you mean 'search'?
