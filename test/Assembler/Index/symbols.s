# The index has each mention of a symbol: assignments that can be repeated are writes, other definitions are
# definitions.

# RUN: clrx-check-index %s | FileCheck %s

count = 3
# CHECK:      symbols.s:[[#@LINE-1]]:1+5: write of symbol count
    .int count, later
# CHECK-NEXT: symbols.s:[[#@LINE-1]]:10+5: reference of symbol count
# CHECK-NEXT: symbols.s:[[#@LINE-2]]:17+5: reference of symbol later
.equiv later, 5
# CHECK-NEXT: symbols.s:[[#@LINE-1]]:8+5: definition of symbol later
.set count, 4
# CHECK-NEXT: symbols.s:[[#@LINE-1]]:6+5: write of symbol count
.enum RED, GREEN
# CHECK-NEXT: symbols.s:[[#@LINE-1]]:7+3: definition of symbol RED
# CHECK-NEXT: symbols.s:[[#@LINE-2]]:12+5: definition of symbol GREEN
.undef count
# CHECK-NEXT: symbols.s:[[#@LINE-1]]:8+5: reference of symbol count
# CHECK-NOT:  {{definition|write|reference}} of
