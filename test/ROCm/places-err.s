# Errors for pseudo-ops in the wrong context, also where the reference crashes.

# RUN: not clrxasm -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:

.rocm
.32bit
# CHECK: :[[#@LINE-1]]:1: warning: the ROCm container is always 64-bit
.config
# CHECK: :[[#@LINE-1]]:1: error: '.config' is legal only in a kernel
# CHECK: :[[#@LINE-2]]:1: note: enter one with '.kernel NAME'
.fkernel
# CHECK: :[[#@LINE-1]]:1: error: '.fkernel' is legal only in a kernel
.cws 1
# CHECK: :[[#@LINE-1]]:1: error: '.cws' is legal only in the configuration section of a kernel
.driver_version 5
# CHECK: :[[#@LINE-1]]:1: error: '.driver_version' is a pseudo-op of {{.*}}gallium, but the output format is rocm
.kernel k
.dims x
# CHECK: :[[#@LINE-1]]:1: error: '.dims' is legal only in the '.config' of a kernel
# CHECK: :[[#@LINE-2]]:1: note: open it with '.config'
.control_directive
.dims x
# CHECK: :[[#@LINE-1]]:1: error: '.dims' is legal only in the '.config' of a kernel
.config
.dims x
.shared_vgprs 8
# CHECK: :[[#@LINE-1]]:15: error: shared VGPR count 8 is out of range (0 to 0)
.metadata
.printf , "x"
# CHECK: :[[#@LINE-1]]:1: error: '.printf' cannot be mixed with '.metadata'
.kernel k
.md_sgprsnum 5
.arg a, 4, , value, i32
# CHECK: :[[#@LINE-1]]:1: error: '.arg' cannot be mixed with '.metadata'
.metadata
# CHECK: :[[#@LINE-1]]:1: error: '.metadata' cannot be mixed with pseudo-ops of the metadata

# Kernels that were left only by the declaration of others.
.kernel a
.kernel b
.kernel a
.config
.text
k: a: b:
.skip 256
# CHECK: :21:1: error: control directives of kernel 'k' have 0 bytes instead of 128
# CHECK: :21:1: note: add '.skip 128'
