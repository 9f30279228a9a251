# Places stay exact in a repetition inside of a macro, and in a macro that another one defines.

# RUN: clrx-check-index %s | FileCheck %s

.macro outer, value, names:vararg
    .irp name, \names
# CHECK:      macro-nested.s:[[#@LINE-1]]:10+4: definition of parameter name
# CHECK-NEXT: macro-nested.s:[[#@LINE-2]]:17+5: reference of parameter outer::names
    .int \value + \name + third
# CHECK-NEXT: macro-nested.s:[[#@LINE-1]]:11+5: reference of parameter outer::value
# CHECK-NEXT: macro-nested.s:[[#@LINE-2]]:20+4: reference of parameter name
# CHECK-NEXT: macro-nested.s:[[#@LINE-3]]:27+5: reference of symbol third
    .endr
    .macro inner
# CHECK-NEXT: macro-nested.s:[[#@LINE-1]]:12+5: definition of macro inner
    .int \value + third
# CHECK-NEXT: macro-nested.s:[[#@LINE-1]]:11+5: reference of parameter outer::value
# CHECK-NEXT: macro-nested.s:[[#@LINE-2]]:19+5: reference of symbol third
    .endm
.endm
    outer first, second, third
# CHECK-NEXT: macro-nested.s:[[#@LINE-1]]:5+5: reference of macro outer
# CHECK-NEXT: macro-nested.s:[[#@LINE-2]]:11+5: reference of symbol first
# CHECK-NEXT: macro-nested.s:[[#@LINE-3]]:18+6: reference of symbol second
# CHECK-NEXT: macro-nested.s:[[#@LINE-4]]:26+5: reference of symbol third
    inner
# CHECK-NEXT: macro-nested.s:[[#@LINE-1]]:5+5: reference of macro inner
first = 1
second = 2
third = 3
