# A register cannot be part of an expression whose value is needed at once.
# RUN: not clrxasm -b raw -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
.if s0 == 1
# CHECK: :[[#@LINE-1]]:5: error: symbol 's0' has no value yet, but it is needed here
# CHECK: :[[#@LINE-2]]:5: note: 's0' is a scalar register, which cannot be part of an expression
.endif
.rept v1
# CHECK: :[[#@LINE-1]]:7: error: symbol 'v1' has no value yet, but it is needed here
# CHECK: :[[#@LINE-2]]:7: note: 'v1' is a vector register, which cannot be part of an expression
.endr
.skip vcc
# CHECK: :[[#@LINE-1]]:7: error: symbol 'vcc' has no value yet, but it is needed here
# CHECK: :[[#@LINE-2]]:7: note: 'vcc' is a register, which cannot be part of an expression
.skip shared_base
# CHECK: :[[#@LINE-1]]:7: error: symbol 'shared_base' has no value yet, but it is needed here
# CHECK: :[[#@LINE-2]]:7: note: 'shared_base' is a register on GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1 only
s_getreg_b32 s0, hwreg(mode, s1, 1)
# CHECK: :[[#@LINE-1]]:30: error: symbol 's1' has no value yet, but it is needed here
# CHECK: :[[#@LINE-2]]:30: note: 's1' is a scalar register, which cannot be part of an expression
