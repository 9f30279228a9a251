# '//' begins no comment. The note says how comments are written.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=tonga end.s 2>&1 | FileCheck end.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 register.s 2>&1 | FileCheck register.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=gfx1010 literal.s 2>&1 | FileCheck literal.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=tahiti line.s 2>&1 | FileCheck line.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  label.s 2>&1 | FileCheck label.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  config.s 2>&1 | FileCheck config.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=fiji macro.s 2>&1 | FileCheck macro.s --match-full-lines --implicit-check-not='{{.}}'
#--- end.s
s_endpgm // the end
# CHECK: end.s:1:10: error: too many operands for instruction
# CHECK-NEXT: s_endpgm // the end
# CHECK-NEXT: ^
# CHECK-NEXT: end.s:1:1: note: 's_endpgm' takes no operands
# CHECK-NEXT: s_endpgm // the end
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: end.s:1:10: note: '//' is a division; comments begin with '#', or stand between '/*' and '*/'
#--- register.s
v_mov_b32 v0, v1 // copy
# CHECK: register.s:1:18: error: expected a modifier
# CHECK-NEXT: v_mov_b32 v0, v1 // copy
# CHECK-NEXT: ^
# CHECK-NEXT: register.s:1:18: note: '//' is a division; comments begin with '#', or stand between '/*' and '*/'
#--- literal.s
s_mov_b32 s0, 5 // five
# CHECK: literal.s:1:15: error: unresolved symbol 'five'
# CHECK-NEXT: s_mov_b32 s0, 5 // five
# CHECK-NEXT: ^
# CHECK-NEXT: literal.s:1:15: note: '//' is a division; comments begin with '#', or stand between '/*' and '*/'
#--- line.s
// a whole line
s_endpgm
# CHECK: line.s:1:1: error: expected label, assignment, pseudo-op, macro call or instruction
# CHECK-NEXT: // a whole line
# CHECK-NEXT: ^
# CHECK-NEXT: line.s:1:1: note: '//' is a division; comments begin with '#', or stand between '/*' and '*/'
#--- label.s
.amdcl2
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.text
loop: // again
s_endpgm
# CHECK: label.s:8:7: error: expected label, assignment, pseudo-op, macro call or instruction
# CHECK-NEXT: loop: // again
# CHECK-NEXT: ^
# CHECK-NEXT: label.s:8:7: note: '//' is a division; comments begin with '#', or stand between '/*' and '*/'
#--- config.s
.rocm
.gpu fiji
.kernel k
.config
.dims xy // two
.text
k: .skip 256
s_endpgm
# CHECK: config.s:5:10: error: unexpected text at end of statement
# CHECK-NEXT: .dims xy // two
# CHECK-NEXT: ^
# CHECK-NEXT: config.s:5:10: note: '//' is a division; comments begin with '#', or stand between '/*' and '*/'
#--- macro.s
.macro put a
v_mov_b32 v0, \a // put it
.endm
put v1
s_endpgm
# CHECK: macro.s:2:18: error: expected a modifier
# CHECK-NEXT: v_mov_b32 v0, v1 // put it
# CHECK-NEXT: ^
# CHECK-NEXT: macro.s:2:18: note: '//' is a division; comments begin with '#', or stand between '/*' and '*/'
# CHECK-NEXT: macro.s:4:1: note: in macro 'put' called from here
# CHECK-NEXT: put v1
# CHECK-NEXT: ^~~
