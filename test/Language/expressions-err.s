# Syntax errors in expressions.
# RUN: not clrxasm -b raw -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
.scope s
.set x, s::. + 1
# CHECK: :[[#@LINE-1]]:9: error: symbol '.' exists in the global scope only
.set x, (1 + )
# CHECK: :[[#@LINE-1]]:14: error: expected operand before ')'
.set x, (1 ? 2)
# CHECK: :[[#@LINE-1]]:15: error: expected ':' for '?' before ')'
.set x, 1 ? 2
# CHECK: :[[#@LINE-1]]:11: error: expected ':' for '?'
.set x, 1 = 2
# CHECK: :[[#@LINE-1]]:11: error: expected operand before '=' (equality is '==')
.set x, 1 ~ 2
# CHECK: :[[#@LINE-1]]:11: error: '~' is a unary operator, expected a binary one
.set x, (1 2)
# CHECK: :[[#@LINE-1]]:12: error: expected ')' or operator
.set x, (1
# CHECK: :[[#@LINE-1]]:11: error: expected ')'
.set x, 1 (2)
# CHECK: :[[#@LINE-1]]:11: error: expected operator before '('
.set x, 1 +
# CHECK: :[[#@LINE-1]]:12: error: unterminated expression: expected operand
.set x, * 2
# CHECK: :[[#@LINE-1]]:9: error: expected operand before operator
.set x, 1b
# CHECK: :[[#@LINE-1]]:9: error: there is no local label '1' before this
.set x, 1 2
# CHECK: :[[#@LINE-1]]:11: error: unexpected text at end of expression
.set x,
# CHECK: :[[#@LINE-1]]:8: error: expected expression
x =
# CHECK: :[[#@LINE-1]]:4: error: expected expression
.set s::., 1
# CHECK: :[[#@LINE-1]]:6: error: symbol '.' exists in the global scope only
.set 5, 1
# CHECK: :[[#@LINE-1]]:6: error: expected symbol name
.set ., %s0
# CHECK: :[[#@LINE-1]]:6: error: symbol '.' cannot stand for a register
y = %
# CHECK: :[[#@LINE-1]]:6: error: expected register after '%'
.eqv y, 1 2
# CHECK: :[[#@LINE-1]]:11: error: unexpected text at end of expression
