# An error about a second definition shows the first one, with the macro calls
# that led to it.
# RUN: not clrx-mc -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=error:
.rawcode
.gpu tonga
label: s_nop 0
label: s_nop 1
# CHECK: :[[#@LINE-1]]:1: error: symbol 'label' is already defined
# CHECK: :[[#@LINE-3]]:1: note: the previous definition is here
# CHECK: :[[#@LINE-3]]:1: note: to define a label again, use a number
.equiv once, 3
once = 4
# CHECK: :[[#@LINE-1]]:1: error: symbol 'once' is already defined
# CHECK: :[[#@LINE-3]]:8: note: the previous definition is here
.macro m
inner: s_nop 0
.endm
m
m
# CHECK: :[[#@LINE-4]]:1: error: symbol 'inner' is already defined
# CHECK: :[[#@LINE-5]]:1: note: the previous definition is here
# CHECK: :[[#@LINE-4]]:1: note: in macro 'm' called from here
# CHECK: :[[#@LINE-4]]:1: note: in macro 'm' called from here
## A variable may have had many values, so the first definition is shown.
x = 1
x = 2
.equiv x, 3
# CHECK: :[[#@LINE-1]]:8: error: symbol 'x' is already defined
# CHECK-NEXT: .equiv
# CHECK-NEXT: ^
# CHECK-NEXT: :[[#@LINE-6]]:1: note: the first definition is here
# CHECK-NEXT: x = 1
# CHECK-NEXT: ^
# CHECK-NEXT: note: '.set' and '=' define symbols whose value changes
