# A repetition adds each place once.

# RUN: clrx-check-index %s | FileCheck %s
# RUN: clrx-check-index %s | count 5

i = 0
# CHECK:      loop.s:[[#@LINE-1]]:1+1: write of symbol i
.rept 100000
    i = i + 1
# CHECK-NEXT: loop.s:[[#@LINE-1]]:5+1: write of symbol i
# CHECK-NEXT: loop.s:[[#@LINE-2]]:9+1: reference of symbol i
    .byte i & 1
# CHECK-NEXT: loop.s:[[#@LINE-1]]:11+1: reference of symbol i
.endr
# CHECK-NEXT: loop.s:8-14: repetition block
