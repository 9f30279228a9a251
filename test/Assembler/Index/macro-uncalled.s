# The parameters of a macro are recorded even if nothing calls it. The names in its body are unknown.

# RUN: clrx-check-index %s | FileCheck %s

.macro unused, first
# CHECK:      macro-uncalled.s:[[#@LINE-1]]:8+6: definition of macro unused
# CHECK-NEXT: macro-uncalled.s:[[#@LINE-2]]:16+5: definition of parameter unused::first
    .int name, \first\()2
# CHECK-NEXT: macro-uncalled.s:[[#@LINE-1]]:17+5: reference of parameter unused::first
.endm
# CHECK-NEXT: macro-uncalled.s:5-10: macro block unused
