# Blanks separate the arguments of macros. The note says that an argument with blanks is quoted.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=fiji minus.s 2>&1 | FileCheck minus.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 wait.s 2>&1 | FileCheck wait.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  operand.s 2>&1 | FileCheck operand.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=gfx1010 nested.s 2>&1 | FileCheck nested.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=tahiti product.s 2>&1 | FileCheck product.s --match-full-lines --implicit-check-not='{{.}}'
#--- minus.s
.macro put a, b
.int \a, \b
.endm
put 5 - 3, 4
# CHECK: minus.s:4:9: error: too many arguments: macro 'put' takes 2
# CHECK-NEXT: put 5 - 3, 4
# CHECK-NEXT: ^
# CHECK-NEXT: minus.s:4:5: note: blanks separate arguments; an argument with blanks is quoted, as in "5 - 3"
# CHECK-NEXT: put 5 - 3, 4
# CHECK-NEXT: ^
#--- wait.s
.macro wait what
s_waitcnt \what
.endm
wait vmcnt(0) lgkmcnt(0)
# CHECK: wait.s:4:15: error: too many arguments: macro 'wait' takes 1
# CHECK-NEXT: wait vmcnt(0) lgkmcnt(0)
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: wait.s:4:6: note: blanks separate arguments; an argument with blanks is quoted, as in "vmcnt(0) lgkmcnt(0)"
# CHECK-NEXT: wait vmcnt(0) lgkmcnt(0)
# CHECK-NEXT: ^~~~~
#--- operand.s
.amdcl2
.gpu fiji
.driver_version 200406
.macro load to, from
s_load_dword \to, \from
.endm
.kernel k
.config
.dims x
.text
load s0, 4 * 2
# CHECK: operand.s:11:12: error: too many arguments: macro 'load' takes 2
# CHECK-NEXT: load s0, 4 * 2
# CHECK-NEXT: ^
# CHECK-NEXT: operand.s:11:10: note: blanks separate arguments; an argument with blanks is quoted, as in "4 * 2"
# CHECK-NEXT: load s0, 4 * 2
# CHECK-NEXT: ^
#--- nested.s
.macro inner x
.int \x
.endm
.macro outer y
inner \y - 1
.endm
outer 7
# CHECK: nested.s:5:9: error: too many arguments: macro 'inner' takes 1
# CHECK-NEXT: inner 7 - 1
# CHECK-NEXT: ^
# CHECK-NEXT: nested.s:5:7: note: blanks separate arguments; an argument with blanks is quoted, as in "7 - 1"
# CHECK-NEXT: inner 7 - 1
# CHECK-NEXT: ^
# CHECK-NEXT: nested.s:7:1: note: in macro 'outer' called from here
# CHECK-NEXT: outer 7
# CHECK-NEXT: ^~~~~
#--- product.s
.macro two a, b
.int \a, \b
.endm
two 1, 2 * 3
# CHECK: product.s:4:10: error: too many arguments: macro 'two' takes 2
# CHECK-NEXT: two 1, 2 * 3
# CHECK-NEXT: ^
# CHECK-NEXT: product.s:4:8: note: blanks separate arguments; an argument with blanks is quoted, as in "2 * 3"
# CHECK-NEXT: two 1, 2 * 3
# CHECK-NEXT: ^
