# A macro body names a parameter without its backslash.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=fiji register.s 2>&1 | FileCheck register.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 symbol.s 2>&1 | FileCheck symbol.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=gfx1010 scalar.s 2>&1 | FileCheck scalar.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=tahiti modifier.s 2>&1 | FileCheck modifier.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  condition.s 2>&1 | FileCheck condition.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=fiji name.s 2>&1 | FileCheck name.s --match-full-lines --implicit-check-not='{{.}}'
#--- register.s
.macro load r, value
v_mov_b32 r, \value
.endm
load v1, 2
# CHECK: register.s:2:11: error: expected 1 vector register, found 'r'
# CHECK-NEXT: v_mov_b32 r, 2
# CHECK-NEXT: ^
# CHECK-NEXT: register.s:2:11: note: 'r' is a parameter of macro 'load'; its value is '\r'
# CHECK-NEXT: register.s:4:1: note: in macro 'load' called from here
# CHECK-NEXT: load v1, 2
# CHECK-NEXT: ^~~~
#--- symbol.s
.macro add a, b
.int \a + b
.endm
add 1, 2
# CHECK: symbol.s:2:6: error: unresolved symbol 'b'
# CHECK-NEXT: .int 1 + b
# CHECK-NEXT: ^
# CHECK-NEXT: symbol.s:2:6: note: 'b' is a parameter of macro 'add'; its value is '\b'
# CHECK-NEXT: symbol.s:4:1: note: in macro 'add' called from here
# CHECK-NEXT: add 1, 2
# CHECK-NEXT: ^~~
#--- scalar.s
.macro move to, from
s_mov_b32 \to, from
.endm
move s0, s1
# CHECK: scalar.s:2:15: error: unresolved symbol 'from'
# CHECK-NEXT: s_mov_b32 s0, from
# CHECK-NEXT: ^~~~
# CHECK-NEXT: scalar.s:2:15: note: 'from' is a parameter of macro 'move'; its value is '\from'
# CHECK-NEXT: scalar.s:4:1: note: in macro 'move' called from here
# CHECK-NEXT: move s0, s1
# CHECK-NEXT: ^~~~
#--- modifier.s
.macro fetch r, at
buffer_load_dword \r, v0, s[4:7], 0 offen offset:at
.endm
fetch v1, 16
# CHECK: modifier.s:2:50: error: unresolved symbol 'at'
# CHECK-NEXT: buffer_load_dword v1, v0, s[4:7], 0 offen offset:at
# CHECK-NEXT: ^~
# CHECK-NEXT: modifier.s:2:50: note: 'at' is a parameter of macro 'fetch'; its value is '\at'
# CHECK-NEXT: modifier.s:4:1: note: in macro 'fetch' called from here
# CHECK-NEXT: fetch v1, 16
# CHECK-NEXT: ^~~~~
#--- condition.s
.amdcl2
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.text
.macro maybe flag
.if flag
s_nop 0
.endif
.endm
maybe 1
s_endpgm
# CHECK: condition.s:9:5: error: symbol 'flag' has no value yet, but it is needed here
# CHECK-NEXT: .if flag
# CHECK-NEXT: ^~~~
# CHECK-NEXT: condition.s:9:5: note: 'flag' is a parameter of macro 'maybe'; its value is '\flag'
# CHECK-NEXT: condition.s:13:1: note: in macro 'maybe' called from here
# CHECK-NEXT: maybe 1
# CHECK-NEXT: ^~~~~
#--- name.s
.macro op name
name v0, v1
.endm
op v_mov_b32
# CHECK: name.s:2:1: error: unknown instruction 'name' on GCN1.2
# CHECK-NEXT: name v0, v1
# CHECK-NEXT: ^~~~
# CHECK-NEXT: name.s:2:1: note: 'name' is a parameter of macro 'op'; its value is '\name'
# CHECK-NEXT: name.s:4:1: note: in macro 'op' called from here
# CHECK-NEXT: op v_mov_b32
# CHECK-NEXT: ^~
