# An alignment of 0 in the file stands for one whose high bits are lost.

# RUN: clrxasm -w -o %t %s
# RUN: clrxdisasm --exact -g tahiti %t > %t.s
# RUN: FileCheck %s < %t.s
# RUN: clrxasm -w -o %t.again %t.s
# RUN: cmp %t %t.again

# CHECK: .arg scalar, 4, 4, 0x100000000, zext, general
# CHECK-NEXT: .arg scalar, 4, 8, 8, zext, general

.gallium
.gpu tahiti
.kernel k
.args
  .arg scalar, 0x100000004
  .arg scalar, 4, 0x100000008, 8
.config
  .dims x
.text
k:
  s_endpgm
