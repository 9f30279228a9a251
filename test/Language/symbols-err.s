# Errors for symbols of a kind that the pseudo-op does not accept.
# RUN: not clrxasm -b raw -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
.:
# CHECK: :[[#@LINE-1]]:1: error: symbol '.' cannot be a label
lab:
lab:
# CHECK: :[[#@LINE-1]]:1: error: symbol 'lab' is already defined
.equiv lab, 1
# CHECK: :[[#@LINE-1]]:8: error: symbol 'lab' is already defined
.undef .
# CHECK: :[[#@LINE-1]]:8: error: symbol '.' cannot be undefined
.undef nothing
# CHECK: :[[#@LINE-1]]:8: warning: symbol 'nothing' is not defined
.global .
# CHECK: :[[#@LINE-1]]:9: warning: symbol '.' has no attributes, ignored
r = %s0
.eqv e, lab+1
.global r, e
# CHECK: :[[#@LINE-1]]:9: error: symbol 'r' stands for a register, so it cannot have attributes
# CHECK: :[[#@LINE-2]]:12: error: symbol 'e' is set by .eqv, so it cannot have attributes
.size r, 4
# CHECK: :[[#@LINE-1]]:7: error: symbol 'r' stands for a register, so it cannot have attributes
.ends
# CHECK: :[[#@LINE-1]]:1: error: the global scope cannot be closed
.using
# CHECK: :[[#@LINE-1]]:7: error: expected scope name
.scope 5
# CHECK: :[[#@LINE-1]]:8: error: unexpected text at end of statement
.ends
.get_arch
# CHECK: :[[#@LINE-1]]:10: error: expected symbol name
.enum .
# CHECK: :[[#@LINE-1]]:7: error: symbol '.' is already defined
.enum lab
# CHECK: :[[#@LINE-1]]:7: error: symbol 'lab' is already defined
.extern 5
# CHECK: :[[#@LINE-1]]:9: error: expected symbol name
.extern a 5
# CHECK: :[[#@LINE-1]]:11: error: expected ',' before next value
.set s::., 1
# CHECK: :[[#@LINE-1]]:6: error: symbol '.' exists in the global scope only
.byte r
# CHECK: :[[#@LINE-1]]:7: error: register symbol 'r' in an expression
