# For a kernel without a configuration, .used_samplers does what .sampler does in a
# configuration: it puts the symbols of the samplers before the kernel's symbol.

# RUN: split-file %s %t
# RUN: clrxasm -o %t/out %t/input.s
# RUN: tr "\0" "\n" < %t/out | FileCheck %t/input.s
# RUN: not clrxasm -o %t/out %t/bad.s 2>&1 | FileCheck %t/bad.s

#--- input.s
# CHECK: &input_bc::&_.Samp1
# CHECK-NEXT: &__OpenCL_k_kernel
# CHECK-NEXT: &input_bc::&_.Samp0
.amdcl2
.64bit
.gpu Bonaire
.driver_version 200406
.sampler 5, 6
.globaldata
  .fill 16, 1, 0
.kernel k
.used_samplers 1
.text
  s_endpgm

#--- bad.s
# CHECK: error: {{.*}}kernel 'k': sampler 1 does not exist, there are 1
.amdcl2
.gpu Bonaire
.driver_version 200406
.sampler 5
.globaldata
  .quad 0
.kernel k
.used_samplers 1
.text
  s_endpgm
