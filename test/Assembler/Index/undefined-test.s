# A test for a symbol that is defined later, and an operand of .sym, are mentions of the symbol that the source has in
# the end.

# RUN: clrx-check-index %s | FileCheck %s

.scope inner
.ifndef rounds
# CHECK:      undefined-test.s:[[#@LINE-1]]:9+6: reference of symbol rounds
    .ifdef inner::nowhere
    .endif
.endif
.ends
rounds = 4
# CHECK:      undefined-test.s:[[#@LINE-1]]:1+6: write of symbol rounds
.ifdef never
# CHECK-NEXT: undefined-test.s:[[#@LINE-1]]:8+5: reference of symbol never
.endif
.sym rounds
# CHECK-NEXT: undefined-test.s:[[#@LINE-1]]:6+6: reference of symbol rounds
