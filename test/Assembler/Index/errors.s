# A source with errors has an index, too.

# RUN: clrx-check-index %s | FileCheck %s

start: s_mov_b32 s0,
# CHECK:      errors.s:[[#@LINE-1]]:1+5: definition of label start
    nosuch start
    s_branch start
# CHECK-NEXT: errors.s:[[#@LINE-1]]:14+5: reference of label start
.macro need, value:req
.endm
    need
# CHECK:      errors.s:[[#@LINE-1]]:5+4: reference of macro need
    .if
.rept
