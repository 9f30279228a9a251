# .exitm skips the rest of a repetition's body; a skipped .endif still closes its conditional. A
# .for continues to count. A .while ends, because its condition cannot change any more.
# RUN: clrxasm -b raw %s -o %t 2>&1 | FileCheck %s --check-prefix=WARN
# RUN: od -An -tx1 %t | FileCheck %s
# CHECK: 00 01 0a 01 02 ee
# WARN-COUNT-2: warning: .exitm inside a repetition leaves the repetition, not the macro
        .for i=0, i<10, i+1
        .byte i
        .if i==1
        .exitm
        .endif
        .endr
        .byte i
n = 0
        .while 1
n = n+1
        .byte n
        .ifeq n-2
        .exitm
        .endif
        .endr
        .byte 0xee
