# Errors for compiled code that AmdCL2 does not support.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc bits.s 2>&1 | FileCheck bits.s --implicit-check-not=error:
# RUN: not clrx-mc driver.s 2>&1 | FileCheck driver.s --implicit-check-not=error:
# RUN: not clrx-mc layout.s 2>&1 | FileCheck layout.s --implicit-check-not=error:
# RUN: not clrx-mc config.s 2>&1 | FileCheck config.s --implicit-check-not=error:

#--- bits.s
.amdcl2
.gpu tonga
.driver_version 200406
.dialect llvm
.amdgpu_hsa_kernel k
# CHECK: :[[#@LINE-1]]:1: error: compiled code has addresses of 64 bits, but the binary has 32
# CHECK: :[[#@LINE-2]]:1: note: begin the source with '.64bit'

#--- driver.s
.amdcl2
.gpu tonga
.64bit
.driver_version 180005
.dialect llvm
.amdgpu_hsa_kernel k
# CHECK: :[[#@LINE-1]]:1: error: compiled code needs driver version 191205 or later

#--- layout.s
.amdcl2
.gpu tonga
.64bit
.driver_version 200406
.kernel other
# CHECK: :[[#@LINE+4]]:1: error: compiled code needs one section for all kernels
# CHECK: :[[#@LINE-2]]:1: note: write '.hsalayout' before the first kernel
.main
.dialect llvm
.amdgpu_hsa_kernel k

#--- config.s
.amdcl2
.gpu tonga
.64bit
.driver_version 200406
.hsalayout
.kernel k
    .config
.main
.dialect llvm
.amdgpu_hsa_kernel k
# CHECK: :[[#@LINE-1]]:1: error: '.config' and '.hsaconfig' cannot be mixed in a kernel
