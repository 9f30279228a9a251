# Errors in floating-point and 128-bit literals.
# RUN: not clrxasm -b raw -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
.float 1.5e
# CHECK: :[[#@LINE-1]]:8: error: floating-point literal ends at its exponent
.float 1.5e+
# CHECK: :[[#@LINE-1]]:8: error: floating-point literal ends at its exponent
.float 1.0e999999999999
# CHECK: :[[#@LINE-1]]:8: error: exponent is out of range
.float abc
# CHECK: :[[#@LINE-1]]:8: error: expected floating-point literal
.float 0x.p1
# CHECK: :[[#@LINE-1]]:8: error: expected floating-point literal
.half 70000
# CHECK: :[[#@LINE-1]]:7: error: absolute value of number is too big
.double 1e400
# CHECK: :[[#@LINE-1]]:9: error: absolute value of number is too big
.float 1,,2
# CHECK: :[[#@LINE-1]]:10: warning: no floating-point literal, zero has been put
.octa 1,,2
# CHECK: :[[#@LINE-1]]:9: warning: no 128-bit literal, zero has been put
.octa abc
# CHECK: :[[#@LINE-1]]:7: error: expected 128-bit integer literal
.octa 0x123456789012345678901234567890123
# CHECK: :[[#@LINE-1]]:7: error: number does not fit 128 bits
.float 1.5x
# CHECK: :[[#@LINE-1]]:11: error: expected ',' before next value
.float 1.5e+x
# CHECK: :[[#@LINE-1]]:8: error: expected digits in the exponent
