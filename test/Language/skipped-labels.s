# In skipped code, any text that ends in a colon counts as a label.
# RUN: clrxasm -b raw %s -o %t && od -An -tx1 -v %t | FileCheck %s
# CHECK: 01 02 03 04
        .if 0
::x: : .endif
        .byte 1
        .if 0
a:: .endif
        .byte 2
        .macro m
:.endm
        .byte 3
        .if 0
.endif::
1::.endif
        .byte 4
