## A note says where the first instruction of a kernel belongs.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=null data.s 2>&1 | FileCheck data.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null second.s 2>&1 | FileCheck second.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null empty.s 2>&1 | FileCheck empty.s --match-full-lines --implicit-check-not='{{.}}'
#--- data.s
.rocm
.gpu fiji
.kernel k
.config
.dims x
.text
k: .skip 256
.int 5
s_endpgm
# CHECK: data.s:3:1: warning: kernel 'k' does not begin at an instruction [-Wkernel]
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: data.s:3:1: note: write its first instruction at offset 256 of '.text', where data or nothing is now
#--- second.s
.gallium
.gpu fiji
.driver_version 220300
.kernel a
.args
.arg griddim, 4
.config
.dims x
.kernel b
.args
.arg griddim, 4
.config
.dims x
.text
a: .skip 256
s_endpgm
.p2align 8
b: .skip 264
s_endpgm
# CHECK: second.s:9:1: warning: kernel 'b' does not begin at an instruction [-Wkernel]
# CHECK-NEXT: .kernel b
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: second.s:9:1: note: write its first instruction at offset 768 of '.text', where data or nothing is now
#--- empty.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
# CHECK: empty.s:5:1: warning: kernel 'k' does not begin at an instruction [-Wkernel]
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: empty.s:5:1: note: write its first instruction at offset 0 of '.text', where data or nothing is now
