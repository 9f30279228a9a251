# A symbol cannot depend on itself.
# RUN: not clrxasm -b raw %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
# CHECK: :[[#@LINE+3]]:17: error: the value of 'a' depends on itself
# CHECK: :[[#@LINE+3]]:14: note: evaluated for the use here
        .eqv a, b+1
        .eqv b, a+1
        .int a
