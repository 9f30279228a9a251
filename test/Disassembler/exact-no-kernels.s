# Without kernels, the section numbers of symbols count a section that does not exist.

# RUN: clrxasm -S -o %t %s
# RUN: clrxdisasm --exact %t > %t.s
# RUN: FileCheck %s < %t.s
# RUN: clrxasm -o %t.again %t.s
# RUN: cmp %t %t.again

# CHECK: .section first, "", @progbits
# CHECK-NEXT: .byte
# CHECK-NEXT: inside:
# CHECK-NEXT: .byte
# CHECK-NEXT: .section second, "", @progbits
# CHECK-NEXT: .byte
# CHECK-NEXT: behind:
# CHECK: .sym inside

.amdcl2
.64bit
.gpu Bonaire
.driver_version 200406
.main
.section first
  .int 1
inside:
  .int 2
.section second
  .int 3
behind:
.global inside
.global behind
