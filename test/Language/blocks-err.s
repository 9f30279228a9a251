# A faulty .if, macro or repetition is skipped together with its body, so neither its
# end nor a call of the macro causes another error.
# RUN: not clrxasm -b raw -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
.if undefined == 1
# CHECK: :[[#@LINE-1]]:5: error: symbol 'undefined' has no value yet, but it is needed here
nonsense
.elseif 1
nonsense
.else
nonsense
.endif
.if 0
nonsense
.elseif undefined
# CHECK: :[[#@LINE-1]]:9: error: symbol 'undefined' has no value yet, but it is needed here
nonsense
.else
nonsense
.endif
.if
# CHECK: :[[#@LINE-1]]:4: error: expected expression
.if 0
.endif
.endif
.ifarch GCN1.22
# CHECK: :[[#@LINE-1]]:9: error: unknown GPU architecture 'GCN1.22'
# CHECK: :[[#@LINE-2]]:9: note: did you mean 'GCN1.2'?
nonsense
.endif
.if 1
.else garbage
# CHECK: :[[#@LINE-1]]:7: error: unexpected text at end of statement
.endif garbage
# CHECK: :[[#@LINE-1]]:8: error: unexpected text at end of statement
.rept undefined
# CHECK: :[[#@LINE-1]]:7: error: symbol 'undefined' has no value yet, but it is needed here
nonsense
.rept 2
.endr
.endr
.irp
# CHECK: :[[#@LINE-1]]:5: error: expected argument name
nonsense
.endr
.for i = 0, i < 2
# CHECK: :[[#@LINE-1]]:18: error: expected ',' before argument
nonsense
.endr
.while 1+
# CHECK: :[[#@LINE-1]]:10: error: unterminated expression: expected operand
nonsense
.endr
.macro faulty a, a
# CHECK: :[[#@LINE-1]]:18: error: duplicate macro parameter 'a'
nonsense
.endm
faulty 1, 2, 3
.macro twice
.endm
.macro twice
# CHECK: :[[#@LINE-1]]:8: error: macro 'twice' is already defined
nonsense
.endm
.scope s
.ends garbage
# CHECK: :[[#@LINE-1]]:7: error: unexpected text at end of statement
.byte 1
