# An error in an .eqv expression has the position of the expression. Notes show its uses.
# RUN: not clrxasm -b raw %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
# CHECK: :[[#@LINE+6]]:20: error: division by zero
# CHECK: :[[#@LINE+6]]:23: note: evaluated for the use here
# CHECK: :[[#@LINE+6]]:19: note: evaluated for the use here
# CHECK: :[[#@LINE+3]]:20: error: division by zero
# CHECK: :[[#@LINE+5]]:14: note: evaluated for the use here
zero = 0
        .eqv bad, 8//zero
        .eqv outer,   bad+1
        .int 1, 2+outer
        .int bad
