# An LDS access at a known offset beyond the declared size.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=null  offset.s 2>&1 | FileCheck offset.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  address.s 2>&1 | FileCheck address.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  rocm.s 2>&1 | FileCheck rocm.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  object.s 2>&1 | FileCheck object.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  gallium.s 2>&1 | FileCheck gallium.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  amd.s 2>&1 | FileCheck amd.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  none.s 2>&1 | FileCheck none.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  late.s 2>&1 | FileCheck late.s --match-full-lines --implicit-check-not='{{.}}'
#--- offset.s
.amdcl2
.64bit
.gpu gfx900
.driver_version 223600
.kernel k
.config
.dims x
.localsize 256
.text
ds_write_b32 v0, v0 offset:256
s_endpgm
# CHECK: offset.s:10:1: warning: kernel 'k': byte 259 of LDS is accessed here, but the kernel has 256 [-Wkernel]
# CHECK-NEXT: ds_write_b32 v0, v0 offset:256
# CHECK-NEXT: ^~~~~~~~~~~~
# CHECK-NEXT: offset.s:10:1: note: increase '.localsize'; beyond the end of LDS, writes have no effect and reads return 0
#--- address.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.localsize 256
.text
s_mov_b32 m0, -1
v_mov_b32 v1, 0x100
ds_write_b32 v1, v0
s_endpgm
# CHECK: address.s:12:1: warning: kernel 'k': byte 259 of LDS is accessed here, but the kernel has 256 [-Wkernel]
# CHECK-NEXT: ds_write_b32 v1, v0
# CHECK-NEXT: ^~~~~~~~~~~~
# CHECK-NEXT: address.s:12:1: note: increase '.localsize'; beyond the end of LDS, writes have no effect and reads return 0
#--- rocm.s
.rocm
.gpu gfx906
.kernel k
.config
.dims x
.localsize 1024
.text
k: .skip 256
ds_write_b64 v0, v[0:1] offset:1020
s_endpgm
# CHECK: rocm.s:9:1: warning: kernel 'k': byte 1027 of LDS is accessed here, but the kernel has 1024 [-Wkernel]
# CHECK-NEXT: ds_write_b64 v0, v[0:1] offset:1020
# CHECK-NEXT: ^~~~~~~~~~~~
# CHECK-NEXT: rocm.s:9:1: note: increase '.localsize'; beyond the end of LDS, writes have no effect and reads return 0
#--- object.s
.rocm
.gpu gfx1010
.codeobject 5
.kernel k
.config
.dims x
.pgmrsrc1 1<<30
.localsize 64
.text
k: .skip 256
ds_add_u32 v0, v0 offset:64
s_endpgm
# CHECK: object.s:11:1: warning: kernel 'k': byte 67 of LDS is accessed here, but the kernel has 64 [-Wkernel]
# CHECK-NEXT: ds_add_u32 v0, v0 offset:64
# CHECK-NEXT: ^~~~~~~~~~
# CHECK-NEXT: object.s:11:1: note: increase '.localsize'; beyond the end of LDS, writes have no effect and reads return 0
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
s_mov_b32 m0, -1
ds_write2_b32 v0, v0, v0 offset0:0 offset1:128
s_endpgm
# CHECK: gallium.s:13:1: warning: kernel 'k': byte 515 of LDS is accessed here, but the kernel has 512 [-Wkernel]
# CHECK-NEXT: ds_write2_b32 v0, v0, v0 offset0:0 offset1:128
# CHECK-NEXT: ^~~~~~~~~~~~~
# CHECK-NEXT: gallium.s:13:1: note: increase '.localsize'; beyond the end of LDS, writes have no effect and reads return 0
#--- amd.s
.amd
.gpu tahiti
.kernel k
.config
.dims x
.hwlocal 128
.text
s_mov_b32 m0, -1
ds_write_b8 v0, v0 offset:128
s_endpgm
# CHECK: amd.s:9:1: warning: kernel 'k': byte 128 of LDS is accessed here, but the kernel has 128 [-Wkernel]
# CHECK-NEXT: ds_write_b8 v0, v0 offset:128
# CHECK-NEXT: ^~~~~~~~~~~
# CHECK-NEXT: amd.s:9:1: note: increase '.localsize'; beyond the end of LDS, writes have no effect and reads return 0
#--- none.s
.amdcl2
.64bit
.gpu gfx900
.driver_version 223600
.kernel k
.config
.dims x
.text
ds_write_b32 v0, v0
s_endpgm
# CHECK: none.s:9:1: warning: kernel 'k': LDS is accessed, but the kernel allocates none [-Wkernel]
# CHECK-NEXT: ds_write_b32 v0, v0
# CHECK-NEXT: ^~~~~~~~~~~~
# CHECK-NEXT: none.s:9:1: note: allocate it with '.localsize', in bytes, in the kernel's '.config'
#--- late.s
.amdcl2
.64bit
.gpu gfx900
.driver_version 223600
.kernel k
.config
.dims x
.localsize 256
.text
ds_write_b32 v0, v0 offset:slot
slot = 300
s_endpgm
# CHECK: late.s:10:1: warning: kernel 'k': byte 303 of LDS is accessed here, but the kernel has 256 [-Wkernel]
# CHECK-NEXT: ds_write_b32 v0, v0 offset:slot
# CHECK-NEXT: ^~~~~~~~~~~~
# CHECK-NEXT: late.s:10:1: note: increase '.localsize'; beyond the end of LDS, writes have no effect and reads return 0
