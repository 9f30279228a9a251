# RUN: not clrxasm -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:

.amdcl2
.gpu bonaire
.driver_version 200406
.arg a, int
# CHECK: :[[#@LINE-1]]:1: error: '.arg' is legal only in the '.config' or '.hsaconfig' of a kernel
# CHECK: :[[#@LINE-2]]:1: note: open it with '.kernel NAME' and '.config' or '.hsaconfig'
.kernel k
.config
.arg
# CHECK: :[[#@LINE-1]]:5: error: expected argument name
.arg 5x, int
# CHECK: :[[#@LINE-1]]:6: error: expected argument name
.arg a$b, int
# CHECK: :[[#@LINE-1]]:6: error: expected argument name
.arg a int
# CHECK: :[[#@LINE-1]]:8: error: expected ',' before the next operand
.arg a, integer
# CHECK: :[[#@LINE-1]]:9: error: unknown argument type 'integer'
.arg a, floot4
# CHECK: :[[#@LINE-1]]:9: error: unknown argument type 'floot4'
# CHECK: :[[#@LINE-2]]:9: note: did you mean 'float4'?
.arg a, counter64
# CHECK: :[[#@LINE-1]]:9: error: argument type 'counter64' is not supported
.arg a, image2d*, global
# CHECK: :[[#@LINE-1]]:9: error: pointer to 'image2d' is not an argument type
.arg a, int*
# CHECK: :[[#@LINE-1]]:13: error: the pointer's address space is missing
.arg a, int*, private
# CHECK: :[[#@LINE-1]]:15: error: unknown pointer space 'private', expected local, global or constant
.arg a, int*, global, const cost
# CHECK: :[[#@LINE-1]]:29: error: unknown access qualifier 'cost', expected const, restrict or volatile
# CHECK: :[[#@LINE-2]]:29: note: did you mean 'const'?
.arg a, int*, global, , used
# CHECK: :[[#@LINE-1]]:25: error: unknown use 'used', expected unused, rdonly or wronly
# CHECK: :[[#@LINE-2]]:25: note: did you mean 'unused'?
.arg a, structure
# CHECK: :[[#@LINE-1]]:18: error: expected ',' before the next operand
.arg a, image2d, RDONLY
# CHECK: :[[#@LINE-1]]:18: error: unknown access qualifier 'RDONLY', expected read_only, write_only or read_write
.arg a, image2d, rdonly, 128
# CHECK: :[[#@LINE-1]]:26: error: resource id 128 is out of range (0 to 127)
.arg a, image2d, rdwr, 8
# CHECK: :[[#@LINE-1]]:24: error: resource id 8 is out of range (0 to 7)
.arg a, sampler, 16
# CHECK: :[[#@LINE-1]]:18: error: resource id 16 is out of range (0 to 15)
.arg a, sampler,
# CHECK: :[[#@LINE-1]]:17: error: expected expression
.arg a, int, unused, 1
# CHECK: :[[#@LINE-1]]:20: error: unexpected text at end of statement
.arg b, structure, 0x100000008
# CHECK: :[[#@LINE-1]]:20: warning: value 0x100000008 truncated to 0x8
.arg b, float
# CHECK: :[[#@LINE-1]]:6: error: argument 'b' is already defined
.setupargs
# CHECK: :[[#@LINE-1]]:1: error: '.setupargs' must come before all other arguments
.arg a, int
