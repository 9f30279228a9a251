# A kernel lacks '.text' before its code. One error says so.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc -filetype=null  amdcl2.s 2>&1 | FileCheck amdcl2.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  gallium.s 2>&1 | FileCheck gallium.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  amd.s 2>&1 | FileCheck amd.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  object.s 2>&1 | FileCheck object.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  two.s 2>&1 | FileCheck two.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  macro.s 2>&1 | FileCheck macro.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  rocm.s 2>&1 | FileCheck rocm.s --match-full-lines --implicit-check-not='{{.}}'
#--- amdcl2.s
.amdcl2
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
s_mov_b32 s0, 1
s_mov_b32 s1, 1
s_endpgm
# CHECK: amdcl2.s:7:1: error: section '.config' cannot hold data or code
# CHECK-NEXT: s_mov_b32 s0, 1
# CHECK-NEXT: ^~~~~~~~~
# CHECK-NEXT: amdcl2.s:7:1: note: write '.text' before code; until then, further statements draw no error
#--- gallium.s
.gallium
.gpu tahiti
.driver_version 220300
.kernel k
.args
.config
.dims x
k: .skip 256
s_nop 0
s_endpgm
# CHECK: gallium.s:8:1: error: section 'kernel configuration' cannot hold labels
# CHECK-NEXT: k: .skip 256
# CHECK-NEXT: ^
# CHECK-NEXT: gallium.s:8:1: note: write '.text' before code; until then, further statements draw no error
#--- amd.s
.amd
.gpu tahiti
.kernel k
.config
.dims x
v_mov_b32 v0, 0
v_mov_b32 v1, 0
s_endpgm
# CHECK: amd.s:6:1: error: section '.config' cannot hold data or code
# CHECK-NEXT: v_mov_b32 v0, 0
# CHECK-NEXT: ^~~~~~~~~
# CHECK-NEXT: amd.s:6:1: note: write '.text' before code; until then, further statements draw no error
#--- object.s
.rocm
.gpu gfx1010
.codeobject 5
.kernel k
.config
.dims x
.pgmrsrc1 1<<30
k: s_nop 0
s_endpgm
# CHECK: object.s:8:1: error: section 'kernel configuration' cannot hold labels
# CHECK-NEXT: k: s_nop 0
# CHECK-NEXT: ^
# CHECK-NEXT: object.s:8:1: note: write '.text' before code; until then, further statements draw no error
#--- two.s
.amdcl2
.gpu fiji
.driver_version 200406
.kernel a
.config
.dims x
v_mov_b32 v0, 0
s_endpgm
.kernel b
.config
.dims x
v_mov_b32 v0, 0
s_endpgm
# CHECK: two.s:7:1: error: section '.config' cannot hold data or code
# CHECK-NEXT: v_mov_b32 v0, 0
# CHECK-NEXT: ^~~~~~~~~
# CHECK-NEXT: two.s:7:1: note: write '.text' before code; until then, further statements draw no error
# CHECK-NEXT: two.s:12:1: error: section '.config' cannot hold data or code
# CHECK-NEXT: v_mov_b32 v0, 0
# CHECK-NEXT: ^~~~~~~~~
# CHECK-NEXT: two.s:12:1: note: write '.text' before code; until then, further statements draw no error
#--- macro.s
.macro body
v_mov_b32 v0, 0
s_endpgm
.endm
.amdcl2
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
body
# CHECK: macro.s:2:1: error: section '.config' cannot hold data or code
# CHECK-NEXT: v_mov_b32 v0, 0
# CHECK-NEXT: ^~~~~~~~~
# CHECK-NEXT: macro.s:2:1: note: write '.text' before code; until then, further statements draw no error
# CHECK-NEXT: macro.s:11:1: note: in macro 'body' called from here
# CHECK-NEXT: body
# CHECK-NEXT: ^~~~
#--- rocm.s
.rocm
.gpu fiji
.kernel k
.config
.dims x
k: .skip 256
s_endpgm
# CHECK: rocm.s:6:1: error: section 'kernel configuration' cannot hold labels
# CHECK-NEXT: k: .skip 256
# CHECK-NEXT: ^
# CHECK-NEXT: rocm.s:6:1: note: write '.text' before code; until then, further statements draw no error
