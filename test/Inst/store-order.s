# Address and data of a store are swapped. The note says which operand is which.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 flat.s 2>&1 | FileCheck flat.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=gfx906 global.s 2>&1 | FileCheck global.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=fiji ds.s 2>&1 | FileCheck ds.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=tahiti buffer.s 2>&1 | FileCheck buffer.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=gfx1010 wide.s 2>&1 | FileCheck wide.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 scratch.s 2>&1 | FileCheck scratch.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=fiji macro.s 2>&1 | FileCheck macro.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 atomic.s 2>&1 | FileCheck atomic.s --match-full-lines --implicit-check-not='{{.}}'
#--- flat.s
flat_store_dword v2, v[0:1]
# CHECK: flat.s:1:22: error: expected 1 vector register, found 2
# CHECK-NEXT: flat_store_dword v2, v[0:1]
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: flat.s:1:22: note: a 32-bit vector operand is 1 register, such as v8; the address comes first, and then the data
#--- global.s
global_store_dwordx2 v[0:1], v2, off
# CHECK: global.s:1:30: error: expected 2 vector registers, found 1
# CHECK-NEXT: global_store_dwordx2 v[0:1], v2, off
# CHECK-NEXT: ^~
# CHECK-NEXT: global.s:1:30: note: a 64-bit vector operand is a register pair, such as v[8:9], here v[2:3]; the address comes first, and then the data
#--- ds.s
ds_write_b32 v[0:1], v2
# CHECK: ds.s:1:14: error: expected 1 vector register, found 2
# CHECK-NEXT: ds_write_b32 v[0:1], v2
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: ds.s:1:14: note: a 32-bit vector operand is 1 register, such as v8; the address comes first, and then the data
#--- buffer.s
buffer_store_dword v[0:1], v2, s[4:7], 0 offen
# CHECK: buffer.s:1:20: error: expected 1 vector register, found 2
# CHECK-NEXT: buffer_store_dword v[0:1], v2, s[4:7], 0 offen
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: buffer.s:1:20: note: a 32-bit vector operand is 1 register, such as v8; the data come first, and then the address
#--- wide.s
flat_store_dwordx4 v[4:7], v[0:1]
# CHECK: wide.s:1:28: error: expected 4 vector registers, found 2
# CHECK-NEXT: flat_store_dwordx4 v[4:7], v[0:1]
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: wide.s:1:28: note: a 128-bit vector operand is 4 registers, such as v[8:11], here v[0:3]; the address comes first, and then the data
#--- scratch.s
scratch_store_dwordx2 v[0:1], v2, off
# CHECK: scratch.s:1:31: error: expected 2 vector registers, found 1
# CHECK-NEXT: scratch_store_dwordx2 v[0:1], v2, off
# CHECK-NEXT: ^~
# CHECK-NEXT: scratch.s:1:31: note: a 64-bit vector operand is a register pair, such as v[8:9], here v[2:3]; the address comes first, and then the data
#--- macro.s
.macro put data, at
flat_store_dword \data, \at
.endm
put v8, v[0:1]
# CHECK: macro.s:2:22: error: expected 1 vector register, found 2
# CHECK-NEXT: flat_store_dword v8, v[0:1]
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: macro.s:2:22: note: a 32-bit vector operand is 1 register, such as v8; the address comes first, and then the data
# CHECK-NEXT: macro.s:4:1: note: in macro 'put' called from here
# CHECK-NEXT: put v8, v[0:1]
# CHECK-NEXT: ^~~
#--- atomic.s
flat_atomic_add v2, v2, v[0:1] glc
# CHECK: atomic.s:1:25: error: expected 1 vector register, found 2
# CHECK-NEXT: flat_atomic_add v2, v2, v[0:1] glc
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: atomic.s:1:25: note: a 32-bit vector operand is 1 register, such as v8; the address comes before the data
