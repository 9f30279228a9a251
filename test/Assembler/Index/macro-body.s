# A name in the body of a macro is recorded at its place in the body, once for all calls. A name in an argument is
# recorded in the argument.

# RUN: clrx-check-index %s | FileCheck %s

.macro add, value, more=base
# CHECK:      macro-body.s:[[#@LINE-1]]:8+3: definition of macro add
# CHECK-NEXT: macro-body.s:[[#@LINE-2]]:13+5: definition of parameter add::value
# CHECK-NEXT: macro-body.s:[[#@LINE-3]]:20+4: definition of parameter add::more
# CHECK-NEXT: macro-body.s:[[#@LINE-4]]:25+4: reference of symbol base
    .int count + \value + \more
# CHECK-NEXT: macro-body.s:[[#@LINE-1]]:10+5: reference of symbol count
# CHECK-NEXT: macro-body.s:[[#@LINE-2]]:19+5: reference of parameter add::value
# CHECK-NEXT: macro-body.s:[[#@LINE-3]]:28+4: reference of parameter add::more
.endm
    add 1
# CHECK-NEXT: macro-body.s:[[#@LINE-1]]:5+3: reference of macro add
    ADD "count * 2", base
# CHECK-NEXT: macro-body.s:[[#@LINE-1]]:5+3: reference of macro add
# CHECK-NEXT: macro-body.s:[[#@LINE-2]]:10+5: reference of symbol count
# CHECK-NEXT: macro-body.s:[[#@LINE-3]]:22+4: reference of symbol base
count = 1
# CHECK-NEXT: macro-body.s:[[#@LINE-1]]:1+5: write of symbol count
base = 2
# CHECK-NEXT: macro-body.s:[[#@LINE-1]]:1+4: write of symbol base
# CHECK-NOT:  shared
