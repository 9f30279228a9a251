# A place that has another meaning in another call is shared. The mentions of the other name are incomplete.

# RUN: clrx-check-index %s | FileCheck %s

.macro use
    .int x
# CHECK: shared.s:[[#@LINE-1]]:10+1: reference of symbol a::x shared
.endm
x = 1
# CHECK: shared.s:[[#@LINE-1]]:1+1: write of symbol x incomplete{{$}}
.scope a
    x = 2
# CHECK: shared.s:[[#@LINE-1]]:5+1: write of symbol a::x{{$}}
    use
.ends
    use
