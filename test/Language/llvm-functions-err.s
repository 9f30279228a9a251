# RUN: not clrx-mc %s 2>&1 | FileCheck %s --implicit-check-not=error:

.rawcode
.dialect llvm
.long max(1, 2
# CHECK: :[[#@LINE-1]]:15: error: expected ')'
.set x, max(1 ? 2, 3)
# CHECK: :[[#@LINE-1]]:18: error: expected ':' for '?' before ','
.long max()
# CHECK: :[[#@LINE-1]]:11: error: expected operand before ')'
.set y, (1, 2)
# CHECK: :[[#@LINE-1]]:11: error: expected ')' or operator
.dialect clrx
.set z, max(1)
# CHECK: :[[#@LINE-1]]:12: error: expected operator before '('
