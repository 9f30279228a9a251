# A symbol in front of the code, in the setup, can be expressed only if there is a single
# code section.

# RUN: clrxasm -S -o %t %s
# RUN: clrxdisasm --exact %t > %t.s
# RUN: FileCheck %s < %t.s
# RUN: clrxasm -o %t.again %t.s
# RUN: cmp %t %t.again

# CHECK: .hsalayout
# CHECK: .text
# CHECK-NEXT: one:
# CHECK: .sym one

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
  .dims x
.text
one:
  .skip 256
  s_endpgm
.p2align 8
two:
  .skip 256
  s_endpgm
.global one
