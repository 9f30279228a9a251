# .endmacro and .endrept end recorded bodies as .endm and .endr do.
# RUN: clrxasm -b raw %s -o %t && od -An -tx1 %t | FileCheck %s
# CHECK: 01 02 02 03
        .macro m a
        .byte \a
        .endmacro
        m 1
        .rept 2
        .byte 2
        .endrept
        m 3
