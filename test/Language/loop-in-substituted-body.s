# The text that a .for or .while repeats is substituted once. When its condition is
# evaluated again, arguments of the macros and repetitions around it stay the same.
# RUN: clrxasm -b raw %s -o %t && od -An -tx1 -v -w5 %t | FileCheck %s
# CHECK:      01 05 02 05 03
# CHECK-NEXT: 05 07 00 08 01
# CHECK-NEXT: 08 07 09
        .irp v, 1, 2, 3
        .byte \v
        .rept 1
        .while 0
        .byte 5
        .endr
        .endr
        .endr

        .macro between a, b
        .byte \a
        .rept 1
        .for i=0, i<2, i+1
        .byte i, \b
        .endr
        .endr
        .byte \a
        .endm
        between 7, 8
        .byte 9
