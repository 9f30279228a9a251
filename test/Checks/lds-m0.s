# Before GCN 1.4, an LDS access needs M0, which the kernel has not set.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=null  write.s 2>&1 | FileCheck write.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  rocm.s 2>&1 | FileCheck rocm.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  gallium.s 2>&1 | FileCheck gallium.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  amd.s 2>&1 | FileCheck amd.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out macro.s 2>&1 | FileCheck macro.s --match-full-lines --implicit-check-not='{{.}}'
#--- write.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.localsize 256
.text
ds_write_b32 v0, v0
s_endpgm
# CHECK: write.s:10:1: warning: kernel 'k': m0 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: ds_write_b32 v0, v0
# CHECK-NEXT: ^~~~~~~~~~~~
# CHECK-NEXT: write.s:10:1: note: before GCN 1.4, m0 limits the accesses to LDS; add 's_mov_b32 m0, -1' before
#--- rocm.s
.rocm
.gpu bonaire
.kernel k
.config
.dims x
.localsize 64
.text
k: .skip 256
ds_add_u32 v0, v0
s_endpgm
# CHECK: rocm.s:9:1: warning: kernel 'k': m0 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: ds_add_u32 v0, v0
# CHECK-NEXT: ^~~~~~~~~~
# CHECK-NEXT: rocm.s:9:1: note: before GCN 1.4, m0 limits the accesses to LDS; add 's_mov_b32 m0, -1' before
#--- gallium.s
.gallium
.gpu tahiti
.driver_version 220300
.kernel k
.args
.arg griddim,4
.config
.dims x
.localsize 512
.text
k: .skip 256
ds_write_b8 v0, v0 offset:3
s_endpgm
# CHECK: gallium.s:12:1: warning: kernel 'k': m0 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: ds_write_b8 v0, v0 offset:3
# CHECK-NEXT: ^~~~~~~~~~~
# CHECK-NEXT: gallium.s:12:1: note: before GCN 1.4, m0 limits the accesses to LDS; add 's_mov_b32 m0, -1' before
#--- amd.s
.amd
.gpu tahiti
.kernel k
.config
.dims x
.hwlocal 128
.text
ds_write2_b32 v0, v0, v0 offset0:0 offset1:1
s_endpgm
# CHECK: amd.s:8:1: warning: kernel 'k': m0 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: ds_write2_b32 v0, v0, v0 offset0:0 offset1:1
# CHECK-NEXT: ^~~~~~~~~~~~~
# CHECK-NEXT: amd.s:8:1: note: before GCN 1.4, m0 limits the accesses to LDS; add 's_mov_b32 m0, -1' before
#--- macro.s
.macro put a, b
ds_write_b32 \a, \b
.endm
.amdcl2
.64bit
.gpu tonga
.driver_version 200406
.kernel k
.config
.dims x
.localsize 256
.text
put v0, v0
s_endpgm
# CHECK: macro.s:2:1: warning: kernel 'k': m0 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: ds_write_b32 v0, v0
# CHECK-NEXT: ^~~~~~~~~~~~
# CHECK-NEXT: macro.s:2:1: note: before GCN 1.4, m0 limits the accesses to LDS; add 's_mov_b32 m0, -1' before
# CHECK-NEXT: macro.s:13:1: note: in macro 'put' called from here
# CHECK-NEXT: put v0, v0
# CHECK-NEXT: ^~~
