# Lines of a macro's body are inactive if every call skips them.

# RUN: clrx-check-index %s | FileCheck %s

.macro choose, which
    .if \which == 1
    .int 1
    .elseif \which == 2
    .int 2
    .else
    .int 3
    .endif
.endm
    choose 1
    choose 3
# CHECK:     inactive-body.s:9-9: inactive
# CHECK-NOT: : inactive
