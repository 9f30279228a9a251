# Errors for wrong combinations and contexts of configuration statements.

# RUN: not clrxasm -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:

.amdcl2
.gpu bonaire
.driver_version 200406
.config
# CHECK: :[[#@LINE-1]]:1: error: '.config' is legal only in a kernel
.inner
.control_directive
# CHECK: :[[#@LINE-1]]:1: error: '.control_directive' is legal only in a kernel
.metadata
# CHECK: :[[#@LINE-1]]:1: error: '.metadata' is legal only in a kernel

.kernel opencl
.config
.hsaconfig
# CHECK: :[[#@LINE-1]]:1: error: '.config' and '.hsaconfig' cannot be mixed in a kernel
.control_directive
# CHECK: :[[#@LINE-1]]:1: error: '.control_directive' needs '.hsaconfig', but the kernel has a '.config'
.setup
# CHECK: :[[#@LINE-1]]:1: error: '.setup' cannot be mixed with a configuration in a kernel
.call_convention 1
# CHECK: :[[#@LINE-1]]:1: error: '.call_convention' is legal only in the '.hsaconfig' of a kernel
.cws 1,0,1
# CHECK: :[[#@LINE-1]]:8: error: work group size must not be 0 unless all are
.cws 0,0,0
.vectypehint
# CHECK: :[[#@LINE-1]]:13: error: expected type name
.gdssize 65537
# CHECK: :[[#@LINE-1]]:10: error: global data share size 65537 is out of range (0 to 65536)
.text
.useargs
# CHECK: :[[#@LINE-1]]:1: error: '.useargs' is legal only in the '.config' of a kernel
.struct 0
.dims x
# CHECK: :[[#@LINE-1]]:1: error: '.dims' is legal only in the '.config' or '.hsaconfig' of a kernel

.kernel hsa
.hsaconfig
.useargs
# CHECK: :[[#@LINE-1]]:1: error: '.useargs' is legal only in the '.config' of a kernel
.control_directive

.kernel raw
.metadata
.hsaconfig
# CHECK: :[[#@LINE-1]]:1: error: '.hsaconfig' cannot be mixed with '.metadata' in a kernel
.stub
# CHECK: :[[#@LINE-1]]:1: error: '.stub' needs a driver version before 191205
.isametadata
# CHECK: :[[#@LINE-1]]:1: error: '.isametadata' needs a driver version before 191205
.hsalayout
# CHECK: :[[#@LINE-1]]:1: error: '.hsalayout' must come before the first kernel
