# Exact text of AMD CL2 binaries also contains the parts without a meaning in the format:
# sections of both ELF files, and symbols.

# RUN: clrxasm -o %t %s
# RUN: clrxdisasm --exact %t > %t.s
# RUN: FileCheck %s < %t.s
# RUN: clrxasm -o %t.again %t.s
# RUN: cmp %t %t.again

# CHECK: .globaldata
# CHECK-NEXT: .gdata:
# CHECK-NEXT: .byte 0x01, 0x00, 0x00, 0x00
# CHECK-NEXT: datum:
# CHECK-NEXT: .byte 0x02, 0x00, 0x00, 0x00
# CHECK: .kernel k
# CHECK: s_nop
# CHECK: .int {{.*}}.gdata+4{{.*}}
# CHECK: behind=.-4
# CHECK-NEXT: .main
# CHECK-NEXT: .section .brig, "", @progbits align=4
# CHECK-NEXT: .byte 0x03
# CHECK-NEXT: .section .outer, "aw", @note
# CHECK-NEXT: place:
# CHECK: .inner
# CHECK-NEXT: .section .inside, "x", @nobits align=16
# CHECK-NEXT: .skip 8
# CHECK: .sym place
# CHECK: number=4660
# CHECK: .sym number
# CHECK: .weak datum
# CHECK-NEXT: .sym datum
# CHECK: .size behind, 4
# CHECK-NEXT: .global behind
# CHECK-NEXT: .sym behind

.amdcl2
.64bit
.gpu Bonaire
.driver_version 200406
.globaldata
  .int 1
datum:
  .int 2
.main
.section .brig, "", @progbits align=4
  .byte 3
.section .outer, "aw", @note
place:
  .int 4
.inner
.section .inside, "x", @nobits align=16
  .skip 8
.kernel k
.config
  .dims x
.text
  s_nop 0
  .int datum
behind:
  s_endpgm
number = 0x1234
.global number, behind, place
.weak datum
.size behind, 4
.sym place, number, datum, behind
