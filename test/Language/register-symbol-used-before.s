# A name that expressions have used cannot become a register symbol.
# RUN: not clrxasm -b raw %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
# CHECK: :[[#@LINE+2]]:14: error: register symbol 'early' in an expression
# CHECK: :[[#@LINE+2]]:1: note: it is assigned a register only here
        .int early
early = %v1
