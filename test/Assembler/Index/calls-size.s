# The text of a call ends after 64 KiB.

# RUN: clrx-check-index %s > %t
# RUN: FileCheck %s < %t
# RUN: grep -c '| s_nop 0' %t | FileCheck %s --check-prefix=COUNT

# A line of the text has 8 characters with its end. 65536 / 8 = 8192
# COUNT: 8192
.macro many
    .rept 100000
    s_nop 0
    .endr
.endm
    many
# CHECK: calls-size.s:[[#@LINE-1]]:5+4: call many cut
