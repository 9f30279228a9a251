# A local label may be an operand of a sum, without blanks around it.
# RUN: clrxasm -b raw %s -o %t && od -An -tx1 -v %t | FileCheck %s
# CHECK: 00 05 02
1:      .byte 0
        .byte .-1b+4
base:   .byte -base+1f-1+2*1
1:
