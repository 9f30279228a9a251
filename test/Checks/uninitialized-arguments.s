# The address of the arguments is read, but the kernel does not get it. The note names the
# pseudo-op of the container that provides the registers.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=null  amdcl2.s 2>&1 | FileCheck amdcl2.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  gfx9.s 2>&1 | FileCheck gfx9.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  rocm.s 2>&1 | FileCheck rocm.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  object.s 2>&1 | FileCheck object.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  gallium.s 2>&1 | FileCheck gallium.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  amd.s 2>&1 | FileCheck amd.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  macro.s 2>&1 | FileCheck macro.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out clrxasm.s 2>&1 | FileCheck clrxasm.s --match-full-lines --implicit-check-not='{{.}}'
#--- amdcl2.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.text
s_load_dwordx2 s[0:1], s[4:5], 0
s_endpgm
# CHECK: amdcl2.s:9:24: warning: kernel 'k': s5 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: s_load_dwordx2 s[0:1], s[4:5], 0
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: amdcl2.s:9:24: note: add '.useargs': then s[4:5] hold the argument address
#--- gfx9.s
.amdcl2
.64bit
.gpu gfx900
.driver_version 223600
.kernel k
.config
.dims x
.text
s_load_dwordx2 s[0:1], s[6:7], 0
s_endpgm
# CHECK: gfx9.s:9:24: warning: kernel 'k': s7 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: s_load_dwordx2 s[0:1], s[6:7], 0
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: gfx9.s:9:24: note: add '.useargs': then s[4:5] hold the argument address
#--- rocm.s
.rocm
.gpu fiji
.kernel k
.config
.dims x
.text
k: .skip 256
s_load_dwordx2 s[0:1], s[0:1], 0
s_endpgm
# CHECK: rocm.s:8:24: warning: kernel 'k': s1 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: s_load_dwordx2 s[0:1], s[0:1], 0
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: rocm.s:8:24: note: add '.use_kernarg_segment_ptr': then s[0:1] hold the argument address
#--- object.s
.rocm
.gpu gfx906
.codeobject 5
.kernel k
.config
.dims x
.use_dispatch_ptr
.text
k: .skip 256
s_load_dwordx4 s[4:7], s[2:3], 8
s_endpgm
# CHECK: object.s:10:24: warning: kernel 'k': s3 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: s_load_dwordx4 s[4:7], s[2:3], 8
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: object.s:10:24: note: add '.use_kernarg_segment_ptr': then s[2:3] hold the argument address
#--- gallium.s
.gallium
.gpu fiji
.driver_version 220300
.kernel k
.args
.arg griddim,4
.config
.dims x
.text
k: .skip 256
s_load_dword s0, s[4:5], 36
s_endpgm
# CHECK: gallium.s:11:18: warning: kernel 'k': s[4:5] are read here, but nothing has set them [-Wuninitialized]
# CHECK-NEXT: s_load_dword s0, s[4:5], 36
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: gallium.s:11:18: note: add '.use_kernarg_segment_ptr': then s[0:1] hold the argument address
#--- amd.s
.amd
.gpu tahiti
.kernel k
.config
.dims x
.arg n, uint
.text
s_buffer_load_dword s0, s[8:11], 0
s_endpgm
# CHECK: amd.s:8:25: warning: kernel 'k': s11 is used here, but the kernel has 3 SGPRs [-Wkernel]
# CHECK-NEXT: s_buffer_load_dword s0, s[8:11], 0
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: amd.s:8:25: note: no instruction writes it, so it was not counted and its value is undefined
# CHECK-NEXT: amd.s:8:25: note: at its start, the kernel gets s2 (work-group id x) and v0 (local id x)
#--- macro.s
.macro argument reg, at
s_load_dword \reg, s[4:5], \at
.endm
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.text
argument s0, 8
argument s1, 12
s_endpgm
# CHECK: macro.s:2:18: warning: kernel 'k': s5 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: s_load_dword s0, s[4:5], 8
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: macro.s:2:18: note: add '.useargs': then s[4:5] hold the argument address
# CHECK-NEXT: macro.s:12:1: note: in macro 'argument' called from here
# CHECK-NEXT: argument s0, 8
# CHECK-NEXT: ^~~~~~~~
#--- clrxasm.s
.amdcl2
.64bit
.gpu bonaire
.driver_version 200406
.kernel k
.config
.dims x
.text
s_load_dwordx2 s[0:1], s[4:5], 0
s_endpgm
# CHECK: clrxasm.s:9:24: warning: kernel 'k': s5 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: s_load_dwordx2 s[0:1], s[4:5], 0
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: clrxasm.s:9:24: note: add '.useargs': then s[4:5] hold the argument address
