# A name that consists of parts stands in no file. If it also has a mention, the mentions are incomplete. A text that is a part
# of another name is shared.

# RUN: clrx-check-index %s | FileCheck %s

.macro store, name
    .int \name\()_size, \name
.endm
    store buffer
# CHECK: pasted.s:[[#@LINE-1]]:11+6: reference of symbol buffer shared
buffer = 1
# CHECK: pasted.s:[[#@LINE-1]]:1+6: write of symbol buffer{{$}}
buffer_size = 16
# CHECK: pasted.s:[[#@LINE-1]]:1+11: write of symbol buffer_size incomplete
