# A kernel reads words of LDS that no instruction of it writes.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=null  nothing.s 2>&1 | FileCheck nothing.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  word.s 2>&1 | FileCheck word.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  two.s 2>&1 | FileCheck two.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  atomic.s 2>&1 | FileCheck atomic.s --match-full-lines --implicit-check-not='{{.}}'
#--- nothing.s
.amdcl2
.64bit
.gpu gfx900
.driver_version 223600
.kernel k
.config
.dims x
.localsize 256
.text
v_lshlrev_b32 v0, 2, v0
ds_read_b32 v1, v0
s_endpgm
# CHECK: nothing.s:11:1: warning: kernel 'k': LDS is read here, but no instruction of the kernel writes it [-Wuninitialized]
# CHECK-NEXT: ds_read_b32 v1, v0
# CHECK-NEXT: ^~~~~~~~~~~
# CHECK-NEXT: nothing.s:11:1: note: LDS has no defined contents when a work-group starts; write it first
#--- word.s
.amdcl2
.64bit
.gpu gfx900
.driver_version 223600
.kernel k
.config
.dims x
.localsize 256
.text
v_mov_b32 v1, 16
ds_write_b32 v1, v0
s_waitcnt lgkmcnt(0)
ds_read_b32 v2, v1 offset:4
s_endpgm
# CHECK: word.s:13:1: warning: kernel 'k': bytes 20 to 23 of LDS are read here, but no instruction of the kernel writes them [-Wuninitialized]
# CHECK-NEXT: ds_read_b32 v2, v1 offset:4
# CHECK-NEXT: ^~~~~~~~~~~
# CHECK-NEXT: word.s:13:1: note: LDS has no defined contents when a work-group starts; write it first
#--- two.s
.rocm
.gpu fiji
.kernel k
.config
.dims x
.localsize 256
.text
k: .skip 256
s_mov_b32 m0, -1
v_mov_b32 v1, 0
ds_write_b64 v1, v[0:1]
s_waitcnt lgkmcnt(0)
ds_read2_b32 v[2:3], v1 offset0:2 offset1:5
s_endpgm
# CHECK: two.s:13:1: warning: kernel 'k': bytes 8 to 11 of LDS are read here, but no instruction of the kernel writes them [-Wuninitialized]
# CHECK-NEXT: ds_read2_b32 v[2:3], v1 offset0:2 offset1:5
# CHECK-NEXT: ^~~~~~~~~~~~
# CHECK-NEXT: two.s:13:1: note: LDS has no defined contents when a work-group starts; write it first
#--- atomic.s
.gallium
.gpu tahiti
.driver_version 220300
.kernel k
.args
.arg griddim,4
.config
.dims x
.localsize 256
.text
k: .skip 256
s_mov_b32 m0, -1
v_lshlrev_b32 v0, 2, v0
ds_read_u8 v1, v0
s_endpgm
# CHECK: atomic.s:14:1: warning: kernel 'k': LDS is read here, but no instruction of the kernel writes it [-Wuninitialized]
# CHECK-NEXT: ds_read_u8 v1, v0
# CHECK-NEXT: ^~~~~~~~~~
# CHECK-NEXT: atomic.s:14:1: note: LDS has no defined contents when a work-group starts; write it first
