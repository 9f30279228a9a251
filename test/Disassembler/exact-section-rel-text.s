# A user section named .rel.text is not read as the relocations of .text.

# RUN: clrxasm -o %t %s
# RUN: clrxdisasm --exact %t > %t.s
# RUN: clrxasm -o %t.again %t.s && cmp %t %t.again
# RUN: FileCheck %s < %t.s
# CHECK: .section .rel.text, "", @progbits
# CHECK-NEXT: .byte 0x01, 0x02, 0x03

.gallium
.gpu tahiti
.section .rel.text
  .byte 1, 2, 3
.kernel k
.config
  .dims x
.text
k:
  s_endpgm
