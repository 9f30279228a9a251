# A missing condition or step counts as 0.
# RUN: clrxasm -b raw %s -o %t && od -An -tx1 -v %t | FileCheck %s
# CHECK: 01 02 07 00 03 09 00
        .while
        .byte 1
        .endr
        .while  # nothing
        .endr
        .byte 2
        .for i=7,,
        .byte i
        .endr
        .byte i
        .byte 3
        .for i=9,i>10,
        .byte i
        .endr
        .byte i
