# An expression evaluates an .eqv symbol only once, however often it uses the symbol.
# RUN: clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=warning:
x = 5
.eqv once, x << 100
.eqv twice, once + 1
.int once + twice * once + twice
# CHECK: :4:14: warning: shift count 100 is out of range (0 to 63)
.int once, once
# CHECK: :4:14: warning: shift count 100 is out of range (0 to 63)
# CHECK: :4:14: warning: shift count 100 is out of range (0 to 63)
.eqv later, x << y
.int later + later + z
y = 100
z = 1
# CHECK: :11:15: warning: shift count 100 is out of range (0 to 63)
