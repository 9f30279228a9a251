# In the alternate macro mode, names without a backslash are mentions of parameters.

# RUN: clrx-check-index %s | FileCheck %s

.altmacro
.macro twice text
    .int text + \text
# CHECK:      altmacro.s:[[#@LINE-1]]:10+4: reference of parameter twice::text
# CHECK-NEXT: altmacro.s:[[#@LINE-2]]:18+4: reference of parameter twice::text
.endm
    twice <value>
# CHECK-NEXT: altmacro.s:[[#@LINE-1]]:5+5: reference of macro twice
# CHECK-NEXT: altmacro.s:[[#@LINE-2]]:12+5: reference of symbol value
value = 1
