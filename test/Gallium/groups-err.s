# RUN: not clrxasm -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:
# Errors for the groups of a kernel, and their pseudo-ops, in the wrong context.

.gallium
.llvm_version 30600
.config
# CHECK: :[[#@LINE-1]]:1: error: '.config' is legal only in a kernel
.control_directive
# CHECK: :[[#@LINE-1]]:1: error: '.control_directive' is legal only in a kernel
.dims x
# CHECK: :[[#@LINE-1]]:1: error: '.dims' is legal only in the '.config' of a kernel
# CHECK: :[[#@LINE-2]]:1: note: open it with '.kernel NAME' and '.config'
.kernel a
.dims x
# CHECK: :[[#@LINE-1]]:1: error: '.dims' is legal only in the '.config' of a kernel
# CHECK: :[[#@LINE-2]]:1: note: open it with '.config'
.proginfo
.config
# CHECK: :[[#@LINE-1]]:1: error: kernel 'a' has a '.proginfo' and so cannot have a '.config'
.entry 1, 2
.entry 1, 2
.entry 1, 2
.entry 1, 2
# CHECK: :[[#@LINE-1]]:1: error: ProgInfo of kernel 'a' already has its 3 entries
.control_directive
# CHECK: :[[#@LINE-1]]:1: error: '.control_directive' needs LLVM 4.0 or later, but the LLVM version is 30600
# CHECK: :[[#@LINE-2]]:1: note: set the version with '.llvm_version 40000'
.kernel b
.config
.proginfo
# CHECK: :[[#@LINE-1]]:1: error: kernel 'b' has a '.config' and so cannot have a '.proginfo'
.spilledsgprs 4
# CHECK: :[[#@LINE-1]]:1: error: '.spilledsgprs' needs LLVM 3.9 or later, but the LLVM version is 30600
.use_ptr64
# CHECK: :[[#@LINE-1]]:1: error: '.use_ptr64' needs LLVM 4.0 or later, but the LLVM version is 30600
.args
.dims x
# CHECK: :[[#@LINE-1]]:1: error: '.dims' is legal only in the '.config' of a kernel
.text
.args
# CHECK: :[[#@LINE-1]]:1: error: '.args' is legal only in a kernel
