# An MCAsmParserExtension adds pseudo-ops. It reads operands as tokens, but
# expressions, names and strings follow the rules of the language.

# RUN: split-file %s %t
# RUN: clrx-check-extension %t/good.s | FileCheck %t/good.s --match-full-lines
# RUN: not clrx-check-extension %t/bad.s | FileCheck %t/bad.s --match-full-lines --strict-whitespace

# Expressions may wait for symbols. The extension combines and emits them.
# RUN: clrx-check-extension %t/values.s %t/values.bin
# RUN: od -An -tx4 -v %t/values.bin | FileCheck %t/values.s
# RUN: not clrx-check-extension %t/values-err.s | FileCheck %t/values-err.s --match-full-lines

#--- good.s
.note_mark
#      CHECK: {{.*}}good.s:[[#@LINE-1]]:1: warning: a mark of two bytes
# CHECK-NEXT: .note_mark
# CHECK-NEXT: ^~~~~~~~~~
two = 2
.note first, two << 4 + 1, "a\tb"
# CHECK-NEXT: first = 33: a	b
.NOTE first.$1 , 7//two , "c" /* a comment */
# CHECK-NEXT: first.$1 = 3: c
.remark last, two-2, ""; .note_rest "x, y" + z
# CHECK-NEXT: last = 0: 
# CHECK-NEXT: .note_rest: "x, y" + z
.note_rest
# CHECK-NEXT: .note_rest:{{ }}
.macro both name, text
.note \name, 1, "\text"
.note_mark
.endm
both x, y
# CHECK-NEXT: x = 1: y
# CHECK-NEXT: {{.*}}good.s:[[#@LINE-4]]:1: warning: a mark of two bytes
# CHECK-NEXT: .note_mark
# CHECK-NEXT: ^~~~~~~~~~
# CHECK-NEXT: {{.*}}good.s:[[#@LINE-5]]:1: note: in macro 'both' called from here
# CHECK-NEXT: both x, y
# CHECK-NEXT: ^~~~
.short later-.+2
later:
# CHECK-NEXT: 6 bytes

#--- bad.s
.note 5
#      CHECK:{{.*}}bad.s:[[#@LINE-1]]:7: error: expected the name of a note
# CHECK-NEXT:.note 5
# CHECK-NEXT:      ^
.note a 5
# CHECK-NEXT:{{.*}}bad.s:[[#@LINE-1]]:9: error: expected comma
# CHECK-NEXT:.note a 5
# CHECK-NEXT:        ^
.note a, b, "c"
# CHECK-NEXT:{{.*}}bad.s:[[#@LINE-1]]:10: error: symbol 'b' has no value yet, but it is needed here
# CHECK-NEXT:.note a, b, "c"
# CHECK-NEXT:         ^
.note a, 1, "c" name[1]
# CHECK-NEXT:{{.*}}bad.s:[[#@LINE-1]]:17: error: expected newline
# CHECK-NEXT:.note a, 1, "c" name[1]
# CHECK-NEXT:                ^~~~~~~
.note a, -1, "c"
# CHECK-NEXT:{{.*}}bad.s:[[#@LINE-1]]:7: error: note 'a' has a number below 0
# CHECK-NEXT:.note a, -1, "c"
# CHECK-NEXT:      ^
.note
# CHECK-NEXT:{{.*}}bad.s:[[#@LINE-1]]:6: error: expected the name of a note
# CHECK-NEXT:.note
# CHECK-NEXT:     ^
.note_mark 7
# CHECK-NEXT:{{.*}}bad.s:[[#@LINE-1]]:12: error: expected newline
# CHECK-NEXT:.note_mark 7
# CHECK-NEXT:           ^
.macro .Remark
# CHECK-NEXT:{{.*}}bad.s:[[#@LINE-1]]:1: warning: '.Remark' is a pseudo-op; this macro is ignored
# CHECK-NEXT:.macro .Remark
# CHECK-NEXT:^~~~~~
.endm
# CHECK-NEXT:0 bytes

#--- values.s
start:
.note_value later
.note_value (later + 1) * 2
.note_value end - start
.note_distance start, end
.note_distance end, .
.int 4
later = 0x1234
end:
# CHECK:      00001234 0000246a 00000014 fffa0014
# CHECK-NEXT: 00000004

#--- values-err.s
# Symbols without a value are reported at the end of the source.
.note_value start
start:
.note_value nowhere
.note_value 1 +
# CHECK:      {{.*}}values-err.s:[[#@LINE-1]]:16: error: {{.*}}
# CHECK:      {{.*}}values-err.s:[[#@LINE-3]]:13: error: unresolved symbol 'nowhere'
