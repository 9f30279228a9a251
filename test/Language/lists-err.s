# Each faulty element of a list is reported exactly once.
# RUN: not clrxasm -b raw -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
.global 5, a, %
# CHECK: :[[#@LINE-1]]:9: error: expected symbol name
# CHECK: :[[#@LINE-2]]:15: error: expected symbol name
.enum > 0, a, 5, a, b
# CHECK: :[[#@LINE-1]]:15: error: expected symbol name
# CHECK: :[[#@LINE-2]]:18: error: symbol 'a' is already defined
.regvar a:q, b:s:, c:s:0, d, e:v
# CHECK: :[[#@LINE-1]]:11: error: expected register type v or s
# CHECK: :[[#@LINE-2]]:18: error: expected expression
# CHECK: :[[#@LINE-3]]:24: error: register count 0 is out of range (1 to 65535)
# CHECK: :[[#@LINE-4]]:28: error: expected ':' after register variable
.byte 1+, "x", 2*, 300-100
# CHECK: :[[#@LINE-1]]:9: error: unterminated expression: expected operand
# CHECK: :[[#@LINE-2]]:11: error: expected expression
# CHECK: :[[#@LINE-3]]:18: error: unterminated expression: expected operand
.cf_jump 1+, a+
# CHECK: :[[#@LINE-1]]:12: error: unterminated expression: expected operand
# CHECK: :[[#@LINE-2]]:16: error: unterminated expression: expected operand
.int 1 2, 3
# CHECK: :[[#@LINE-1]]:8: error: expected ',' before next value
.usereg b
# CHECK: :[[#@LINE-1]]:10: error: expected ':' after register
