# Lines of a body after an unconditional .exitm are inactive. A conditional one skips them only
# in some calls.

# RUN: clrx-check-index %s | FileCheck %s

.rawcode
.macro never
    .int 1
    .exitm
    .int 2
    .if 1
    .int 3
    .endif
.endm
.macro sometimes, which
    .if \which
    .exitm
    .endif
    .int 4
.endm
.macro uncalled
    .exitm
    .int 5
.endm
    never
    sometimes 1
.rept 2
    .exitm
    .int 6
.endr
# CHECK:     inactive-exitm.s:10-13: inactive
# CHECK:     inactive-exitm.s:29-29: inactive
# CHECK-NOT: : inactive
