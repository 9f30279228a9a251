# Exact text of Gallium binaries contains the comment, sections and symbols.

# RUN: clrxasm -o %t %s
# RUN: clrxdisasm --exact -g tahiti %t > %t.s
# RUN: FileCheck %s < %t.s
# RUN: clrxasm -o %t.again %t.s
# RUN: cmp %t %t.again

# CHECK: .rodata
# CHECK-NEXT: datum:
# CHECK-NEXT: .llvm_version 30900
# CHECK-NEXT: .section .comment
# CHECK-NEXT: .byte 0x68, 0x69
# CHECK-NEXT: .section .own, "a", @note align=8
# CHECK-NEXT: .byte 0x01
# CHECK-NEXT: place:
# CHECK: s_endpgm
# CHECK: inside=.-4
# CHECK: .weak inside
# CHECK-NEXT: .sym inside
# CHECK: .size place, 3
# CHECK-NEXT: .weak place
# CHECK-NEXT: .sym place
# CHECK: .sym datum
# CHECK: number=7
# CHECK: .sym number

.gallium
.gpu tahiti
.llvm_version 30900
.rodata
datum:
.section .comment
  .ascii "hi"
.section .own, "a", @note align=8
  .byte 1
place:
.kernel k
.config
  .dims x
.text
k:
  s_nop 0
inside:
  s_endpgm
number = 7
.weak inside, place, datum, number
.size place, 3
.sym inside, place, datum, number
