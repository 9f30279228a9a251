# A second definition of a symbol shows the first one.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=tonga label.s 2>&1 | FileCheck label.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=gfx1010 macro.s 2>&1 | FileCheck macro.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=tahiti assigned.s 2>&1 | FileCheck assigned.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=tahiti equ.s 2>&1 | FileCheck equ.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=tahiti undef.s 2>&1 | FileCheck undef.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=tahiti defmacro.s 2>&1 | FileCheck defmacro.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=tahiti regvar.s 2>&1 | FileCheck regvar.s --match-full-lines --implicit-check-not='{{.}}'
#--- label.s
loop: s_nop 0
loop: s_nop 1
# CHECK: label.s:2:1: error: symbol 'loop' is already defined
# CHECK-NEXT: loop: s_nop 1
# CHECK-NEXT: ^~~~
# CHECK-NEXT: label.s:1:1: note: the previous definition is here
# CHECK-NEXT: loop: s_nop 0
# CHECK-NEXT: ^~~~
# CHECK-NEXT: label.s:2:1: note: to define a label again, use a number such as '1:', which '1b' and '1f' refer to
#--- macro.s
.macro m
inner: s_nop 0
.endm
m
m
# CHECK: macro.s:2:1: error: symbol 'inner' is already defined
# CHECK-NEXT: inner: s_nop 0
# CHECK-NEXT: ^~~~~
# CHECK-NEXT: macro.s:2:1: note: the previous definition is here
# CHECK-NEXT: macro.s:4:1: note: in macro 'm' called from here
# CHECK-NEXT: m
# CHECK-NEXT: ^
# CHECK-NEXT: macro.s:2:1: note: to define a label again, use a number such as '1:', which '1b' and '1f' refer to
# CHECK-NEXT: macro.s:5:1: note: in macro 'm' called from here
# CHECK-NEXT: m
# CHECK-NEXT: ^
#--- assigned.s
one: s_nop 0
one = 4
# CHECK: assigned.s:2:1: error: symbol 'one' is already defined
# CHECK-NEXT: one = 4
# CHECK-NEXT: ^~~
# CHECK-NEXT: assigned.s:1:1: note: the previous definition is here
# CHECK-NEXT: one: s_nop 0
# CHECK-NEXT: ^~~
# CHECK-NEXT: assigned.s:2:1: note: '.set' and '=' define symbols whose value changes
#--- equ.s
.equ one, 1
.equiv one, 2
# CHECK: equ.s:2:8: error: symbol 'one' is already defined
# CHECK-NEXT: .equiv one, 2
# CHECK-NEXT: ^~~
# CHECK-NEXT: equ.s:1:6: note: the first definition is here
# CHECK-NEXT: .equ one, 1
# CHECK-NEXT: ^~~
# CHECK-NEXT: equ.s:2:8: note: '.set' and '=' define symbols whose value changes
#--- undef.s
.equ one, 1
.undef one
.macro set value
.set one, \value
.endm
set 2
.equiv one, 3
# CHECK: undef.s:7:8: error: symbol 'one' is already defined
# CHECK-NEXT: .equiv one, 3
# CHECK-NEXT: ^~~
# CHECK-NEXT: undef.s:4:6: note: the first definition is here
# CHECK-NEXT: .set one, 2
# CHECK-NEXT: ^~~
# CHECK-NEXT: undef.s:6:1: note: in macro 'set' called from here
# CHECK-NEXT: set 2
# CHECK-NEXT: ^~~
# CHECK-NEXT: undef.s:7:8: note: '.set' and '=' define symbols whose value changes
#--- defmacro.s
.macro m
.endm
.macro m
.endm
s_endpgm
# CHECK: defmacro.s:3:8: error: macro 'm' is already defined
# CHECK-NEXT: .macro m
# CHECK-NEXT: ^
# CHECK-NEXT: defmacro.s:1:8: note: the previous definition is here
# CHECK-NEXT: .macro m
# CHECK-NEXT: ^
# CHECK-NEXT: defmacro.s:3:8: note: '.purgem m' removes it; in a file that is included twice, '.ifndef' and a symbol protect it
#--- regvar.s
.regvar a:v
.regvar a:s
s_endpgm
# CHECK: regvar.s:2:9: error: register variable 'a' is already defined
# CHECK-NEXT: .regvar a:s
# CHECK-NEXT: ^
# CHECK-NEXT: regvar.s:1:9: note: the previous definition is here
# CHECK-NEXT: .regvar a:v
# CHECK-NEXT: ^
# CHECK-NEXT: regvar.s:2:9: note: give one of the two another name, or put it into a '.scope'
