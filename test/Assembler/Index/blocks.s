# Blocks are recorded where their text is read, even if it is skipped or only recorded. A branch is a block.

# RUN: clrx-check-index %s | FileCheck %s
# CHECK:      blocks.s:14-21: conditional block
# CHECK-NEXT: blocks.s:15-19: macro block
# CHECK-NEXT: blocks.s:16-18: repetition block
# CHECK-NEXT: blocks.s:22-23: conditional block
# CHECK-NEXT: blocks.s:24-28: macro block call
# CHECK-NEXT: blocks.s:25-27: conditional block
# CHECK-NEXT: blocks.s:29-31: repetition block
# CHECK-NOT:  block

.gpu tonga
.if 0
    .macro skipped
        .rept 2
        s_nop 0
        .endr
    .endm

    s_nop 0
.else
.endif
.macro call
    .if 1
    s_nop 1
    .endif
.endm
.for i = 0, i < 2, i + 1
    s_nop i
.endr
