# A call has the ranges of its arguments and the statements that it assembles. The statements of nested calls and
# repetitions replace these. A call in a body is recorded once.

# RUN: clrx-check-index %s | FileCheck %s

.macro pause, count=1
    s_nop \count
.endm
.macro work, first, second, third
    .if \first
    s_nop 7
    .endif
    .rept 2
    pause \second
    .endr
.endm
    work 0, "1 + 2"
    work 1, 2, 3
# CHECK:      calls.s:14:5+5: call pause 17:14+5
# CHECK-NEXT:   | s_nop 1+2
# CHECK-NEXT: calls.s:17:5+4: call work 17:10+1 17:14+5 -
# CHECK-NEXT:   | s_nop 1+2
# CHECK-NEXT:   | s_nop 1+2
# CHECK-NEXT: calls.s:18:5+4: call work 18:10+1 18:13+1 18:16+1
# CHECK-NEXT:   | s_nop 7
# CHECK-NEXT:   | s_nop 2
# CHECK-NEXT:   | s_nop 2
