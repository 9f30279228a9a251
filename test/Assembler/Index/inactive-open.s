# A branch that the source does not close lasts to the end of the file.

# RUN: clrx-check-index %s | FileCheck %s
# CHECK: inactive-open.s:8-9: inactive

    .int 1
.if 0
    .int 2
    .int 3
