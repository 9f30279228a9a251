# The output consists of the bytes of .text only.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --match-full-lines
.rawcode
start:
.int 0x11223344
# CHECK: 11223344
s_endpgm
# CHECK-NEXT: bf810000
.text
.int .-start
# CHECK-NEXT: 00000008
.main
label:
.int label-start
# CHECK-NEXT: 0000000c
# CHECK-NOT: {{.}}
