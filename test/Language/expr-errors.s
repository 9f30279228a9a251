# Errors in expressions have the right column, even if they are found later.
# RUN: not clrxasm -b raw %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
# CHECK: :[[#@LINE+1]]:16: error: unterminated expression: expected operand
        .int 1+
# CHECK: :[[#@LINE+1]]:18: error: expected operand before operator
        .int 2*3*/4
# CHECK: :[[#@LINE+1]]:16: error: expected ':' for '?'
        .int 1 ? 2
# CHECK: :[[#@LINE+1]]:17: error: division by zero
        .int 1+8/0
# CHECK: :[[#@LINE+1]]:14: error: there is no local label '1' before this
        .int 1b
# CHECK: :[[#@LINE+2]]:14: error: register symbol 'reg' in an expression
reg = %v1
        .int reg
# CHECK: :[[#@LINE+1]]:14: error: symbol 'late' has no value yet, but it is needed here
        .org late
late = 0
# CHECK: :[[#@LINE+1]]:18: error: division by zero
        .int 5, 3%%zero
zero = 0
