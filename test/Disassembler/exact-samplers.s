# In exact text, .used_samplers marks the symbols of samplers that precede a kernel's.

# RUN: clrxasm -o %t %s
# RUN: clrxdisasm --exact %t > %t.s
# RUN: FileCheck --implicit-check-not=samplerreloc %s < %t.s
# RUN: clrxasm -o %t.again %t.s
# RUN: cmp %t %t.again

# CHECK: .samplerinit
# CHECK: .kernel k
# CHECK: .used_samplers 2, 0

.amdcl2
.64bit
.gpu Bonaire
.driver_version 200406
.sampler 1, 2, 3
.globaldata
  .fill 45, 1, 3
.kernel k
.config
  .dims x
  .sampler 2, 0
.text
  s_endpgm
