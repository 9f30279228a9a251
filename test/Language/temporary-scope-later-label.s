# A symbol of a temporary scope needs its value before the scope ends, even if it
# was assigned a later label. The reference refuses the same lines. The error is
# reported once: the label does not bring the symbol back.
# RUN: not clrxasm -b raw -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:
.scope
x = 1f - .
# CHECK: :[[#@LINE+3]]:6: error: symbol 'x' never gets a value
# CHECK: :[[#@LINE-2]]:5: note: the value it was assigned is unresolved
# CHECK: :[[#@LINE-3]]:5: note: the symbols of a temporary scope need their values before it ends
.int x
.ends
.scope
y = 1f
# CHECK: :[[#@LINE+1]]:6: error: symbol 'y' never gets a value
.int y
.ends
1:
# The scope may wait for an outer label with operands of instructions and with data.
.scope
.int 1f - 1b
s_branch 1f
.ends
1:
