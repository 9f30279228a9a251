# Kernels at other offsets than the writer would choose are printed as one section of
# code.

# RUN: clrxasm -o %t %s
# RUN: clrxdisasm --exact %t > %t.s
# RUN: FileCheck %s < %t.s
# RUN: clrxasm -o %t.again %t.s
# RUN: cmp %t %t.again

# CHECK: .hsalayout
# CHECK: .kernel one
# CHECK: .kernel two
# CHECK: .text
# CHECK-NEXT: s_nop
# CHECK: two:
# CHECK: one:

.amdcl2
.64bit
.gpu Bonaire
.driver_version 200406
.hsalayout
.kernel one
.config
  .dims x
.kernel two
.config
  .dims xy
.text
  s_nop 1
.p2align 8
two:
  .skip 256
  s_endpgm
.p2align 8
one:
  .skip 256
  s_endpgm
