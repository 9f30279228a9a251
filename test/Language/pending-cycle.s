# Symbols that wait for themselves are reported, even if they get another value later:
# that value does not affect the uses before it.
# RUN: split-file %s %t
# RUN: not clrxasm -b raw %t/two.s -o %t/out 2>&1 | FileCheck %s --check-prefix=TWO --implicit-check-not=error:
# RUN: not clrxasm -b raw %t/redefined.s -o %t/out 2>&1 | FileCheck %s --check-prefix=REDEFINED --implicit-check-not=error:

#--- two.s
a = b
b = a
# TWO: two.s:1:5: error: symbol 'b' never gets a value
# TWO: two.s:2:5: note: the value it was assigned is unresolved
# TWO: two.s:2:5: error: symbol 'a' never gets a value
# TWO: two.s:1:5: note: the value it was assigned is unresolved

#--- redefined.s
x = x+1
x = 5
        .byte x
# REDEFINED: redefined.s:1:5: error: symbol 'x' never gets a value
