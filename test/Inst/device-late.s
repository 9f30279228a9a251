# The device is selected after the first statement that needs it.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc -filetype=null  gpu.s 2>&1 | FileCheck gpu.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  after.s 2>&1 | FileCheck after.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  container.s 2>&1 | FileCheck container.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  arch.s 2>&1 | FileCheck arch.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  macro.s 2>&1 | FileCheck macro.s --match-full-lines --implicit-check-not='{{.}}'
#--- gpu.s
.rawcode
flat_load_dword v0, v[2:3]
.gpu fiji
# CHECK: gpu.s:2:1: error: no device is named before this statement, and the default, GCN1.0, has no instruction 'flat_load_dword'
# CHECK-NEXT: flat_load_dword v0, v[2:3]
# CHECK-NEXT: ^~~~~~~~~~~~~~~
# CHECK-NEXT: gpu.s:2:1: note: name a device by '.gpu NAME' or -mcpu=NAME; the instruction exists on GCN1.1, GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
#--- after.s
.rawcode
s_nop 0
.gpu fiji
flat_load_dword v0, v[2:3]
# CHECK: after.s:4:1: error: unknown instruction 'flat_load_dword' on GCN1.0
# CHECK-NEXT: flat_load_dword v0, v[2:3]
# CHECK-NEXT: ^~~~~~~~~~~~~~~
# CHECK-NEXT: after.s:4:1: note: it exists on GCN1.1, GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
# CHECK-NEXT: after.s:3:6: note: this device is selected too late: the first output has fixed the architecture
# CHECK-NEXT: .gpu fiji
# CHECK-NEXT: ^~~~
# CHECK-NEXT: after.s:2:1: note: select it before this statement
# CHECK-NEXT: s_nop 0
# CHECK-NEXT: ^~~~~
#--- container.s
.amdcl2
.driver_version 223600
.kernel k
.config
.dims x
.text
.gpu gfx900
v_add_co_u32 v1, vcc, v2, v3
# CHECK: container.s:8:1: error: unknown instruction 'v_add_co_u32' on GCN1.0
# CHECK-NEXT: v_add_co_u32 v1, vcc, v2, v3
# CHECK-NEXT: ^~~~~~~~~~~~
# CHECK-NEXT: container.s:8:1: note: it exists on GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
# CHECK-NEXT: container.s:7:6: note: this device is selected too late: the first output has fixed the architecture
# CHECK-NEXT: .gpu gfx900
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: container.s:2:1: note: select it before this statement
# CHECK-NEXT: .driver_version 223600
# CHECK-NEXT: ^~~~~~~~~~~~~~~
#--- arch.s
.rawcode
.byte 1, 2, 3, 4
.arch gcn1.2
s_memrealtime s[0:1]
# CHECK: arch.s:4:1: error: unknown instruction 's_memrealtime' on GCN1.0
# CHECK-NEXT: s_memrealtime s[0:1]
# CHECK-NEXT: ^~~~~~~~~~~~~
# CHECK-NEXT: arch.s:4:1: note: it exists on GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
# CHECK-NEXT: arch.s:3:7: note: this device is selected too late: the first output has fixed the architecture
# CHECK-NEXT: .arch gcn1.2
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: arch.s:2:1: note: select it before this statement
# CHECK-NEXT: .byte 1, 2, 3, 4
# CHECK-NEXT: ^~~~~
#--- macro.s
.macro target name
.gpu \name
.endm
.rawcode
start:
target tonga
v_add_f16 v1, v2, v3
# CHECK: macro.s:7:1: error: unknown instruction 'v_add_f16' on GCN1.0
# CHECK-NEXT: v_add_f16 v1, v2, v3
# CHECK-NEXT: ^~~~~~~~~
# CHECK-NEXT: macro.s:7:1: note: it exists on GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
# CHECK-NEXT: macro.s:2:6: note: this device is selected too late: the first output has fixed the architecture
# CHECK-NEXT: .gpu tonga
# CHECK-NEXT: ^~~~~
# CHECK-NEXT: macro.s:6:1: note: in macro 'target' called from here
# CHECK-NEXT: target tonga
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: macro.s:5:1: note: select it before this statement
# CHECK-NEXT: start:
# CHECK-NEXT: ^~~~~
