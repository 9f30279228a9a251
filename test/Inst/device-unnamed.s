# No device is named, and an instruction that the default device lacks follows.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc -filetype=null --format=rawcode flat.s 2>&1 | FileCheck flat.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode global.s 2>&1 | FileCheck global.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  container.s 2>&1 | FileCheck container.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  rocm.s 2>&1 | FileCheck rocm.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrxasm -b gallium -o out clrxasm.s 2>&1 | FileCheck clrxasm.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode macro.s 2>&1 | FileCheck macro.s --match-full-lines --implicit-check-not='{{.}}'
#--- flat.s
flat_load_dword v0, v[2:3]
# CHECK: flat.s:1:1: error: no device is named before this statement, and the default, GCN1.0, has no instruction 'flat_load_dword'
# CHECK-NEXT: flat_load_dword v0, v[2:3]
# CHECK-NEXT: ^~~~~~~~~~~~~~~
# CHECK-NEXT: flat.s:1:1: note: name a device by '.gpu NAME' or -mcpu=NAME; the instruction exists on GCN1.1, GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
#--- global.s
s_nop 0
global_load_dword v0, v[2:3], off
# CHECK: global.s:2:1: error: no device is named before this statement, and the default, GCN1.0, has no instruction 'global_load_dword'
# CHECK-NEXT: global_load_dword v0, v[2:3], off
# CHECK-NEXT: ^~~~~~~~~~~~~~~~~
# CHECK-NEXT: global.s:2:1: note: name a device by '.gpu NAME' or -mcpu=NAME; the instruction exists on GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
#--- container.s
.amdcl2
.kernel k
.config
.dims x
.text
v_add_f16 v0, v1, v2
# CHECK: container.s:6:1: error: no device is named before this statement, and the default, GCN1.0, has no instruction 'v_add_f16'
# CHECK-NEXT: v_add_f16 v0, v1, v2
# CHECK-NEXT: ^~~~~~~~~
# CHECK-NEXT: container.s:6:1: note: name a device by '.gpu NAME' or -mcpu=NAME; the instruction exists on GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
#--- rocm.s
.rocm
.kernel k
.config
.dims x
.text
k: .skip 256
s_memtime s[0:1]
s_memrealtime s[0:1]
# CHECK: rocm.s:8:1: error: no device is named before this statement, and the default, GCN1.0, has no instruction 's_memrealtime'
# CHECK-NEXT: s_memrealtime s[0:1]
# CHECK-NEXT: ^~~~~~~~~~~~~
# CHECK-NEXT: rocm.s:8:1: note: name a device by '.gpu NAME' or -mcpu=NAME; the instruction exists on GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
#--- clrxasm.s
.kernel k
.config
.dims x
.text
k: ds_bpermute_b32 v0, v1, v2
# CHECK: clrxasm.s:5:4: error: no device is named before this statement, and the default, GCN1.0, has no instruction 'ds_bpermute_b32'
# CHECK-NEXT: k: ds_bpermute_b32 v0, v1, v2
# CHECK-NEXT: ^~~~~~~~~~~~~~~
# CHECK-NEXT: clrxasm.s:5:4: note: name a device by '.gpu NAME' or -mcpu=NAME; the instruction exists on GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
#--- macro.s
.macro swap a, b
v_swap_b32 \a, \b
.endm
swap v0, v1
# CHECK: macro.s:2:1: error: no device is named before this statement, and the default, GCN1.0, has no instruction 'v_swap_b32'
# CHECK-NEXT: v_swap_b32 v0, v1
# CHECK-NEXT: ^~~~~~~~~~
# CHECK-NEXT: macro.s:2:1: note: name a device by '.gpu NAME' or -mcpu=NAME; the instruction exists on GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
# CHECK-NEXT: macro.s:4:1: note: in macro 'swap' called from here
# CHECK-NEXT: swap v0, v1
# CHECK-NEXT: ^~~~
