# The symbols that the calls of a macro create at one place are one name.

# RUN: clrx-check-index %s | FileCheck %s

.macro scratch
    .scope
        x = 4
# CHECK:      temporary-scope.s:[[#@LINE-1]]:9+1: write of symbol x{{$}}
        .int x
# CHECK-NEXT: temporary-scope.s:[[#@LINE-1]]:14+1: reference of symbol x{{$}}
    .ends
1:  s_branch 1b
# CHECK-NEXT: temporary-scope.s:[[#@LINE-1]]:1+1: definition of local label 1{{$}}
# CHECK-NEXT: temporary-scope.s:[[#@LINE-2]]:14+1: reference of local label 1{{$}}
.endm
    scratch
    scratch
