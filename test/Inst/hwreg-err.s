# Errors in hwreg operands.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
s_getreg_b32 s0, 5
# CHECK: :[[#@LINE-1]]:18: error: expected hwreg(...)
s_getreg_b32 s0, hwreg(nothing, 0, 1)
# CHECK: :[[#@LINE-1]]:24: error: unknown hardware register 'nothing'
s_getreg_b32 s0, hwreg(flush_ib, 0, 1)
# CHECK: :[[#@LINE-1]]:24: error: unknown hardware register 'flush_ib'
# CHECK: :[[#@LINE-2]]:24: note: it exists on GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
s_getreg_b32 s0, hwreg(mode)
# CHECK: :[[#@LINE-1]]:28: error: expected ',' before the next operand
s_getreg_b32 s0, hwreg(mode, 0)
# CHECK: :[[#@LINE-1]]:31: error: expected ',' before the next operand
s_getreg_b32 s0, hwreg(mode, 0, 1
# CHECK: :[[#@LINE-1]]:34: error: expected ')' after the number of bits
s_getreg_b32 s0, hwreg(mode, late, 1)
# CHECK: :[[#@LINE-1]]:30: error: symbol 'late' has no value yet, but it is needed here
late = 0
