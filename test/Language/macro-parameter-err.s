# Without its backslash, the name of a parameter is an ordinary word. A note to an error about the
# word says how the parameter's value is written.
# RUN: not clrx-mc -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=error: "--implicit-check-not=is a parameter"
.rawcode
.gpu tonga
.macro load r, value
    v_mov_b32 r, \value
# CHECK: :[[#@LINE-1]]:15: error: expected 1 vector register, found 'r'
# CHECK: :[[#@LINE-2]]:15: note: 'r' is a parameter of macro 'load'; its value is '\r'
# CHECK: note: in macro 'load' called from here
.endm
load v1, 2

.macro add a, b
    .int \a + b
.endm
add 1, 2
# CHECK: :[[#@LINE-3]]:10: error: unresolved symbol 'b'
# CHECK: :[[#@LINE-4]]:10: note: 'b' is a parameter of macro 'add'; its value is '\b'

## Words that are no parameters, and errors outside of macros.
.macro other x
    .int \x + y
.endm
other 1
# CHECK: :[[#@LINE-3]]:10: error: unresolved symbol 'y'
.int value
# CHECK: :[[#@LINE-1]]:6: error: unresolved symbol 'value'
