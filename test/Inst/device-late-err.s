# A device that is selected after the first output does not change the architecture. The error
# about an instruction that the architecture lacks shows both statements.
# RUN: split-file %s %t && cd %t
# RUN: not clrx-mc -filetype=null -Wno-all code.s 2>&1 | FileCheck code.s --match-full-lines --implicit-check-not=error: --implicit-check-not=note:
# RUN: not clrx-mc -filetype=null -Wno-all data.s 2>&1 | FileCheck data.s --match-full-lines --implicit-check-not=error: --implicit-check-not=note:
# RUN: not clrx-mc -filetype=null -Wno-all container.s 2>&1 | FileCheck container.s --match-full-lines --implicit-check-not=error: --implicit-check-not=note:
# RUN: not clrx-mc -filetype=null -Wno-all label.s 2>&1 | FileCheck label.s --match-full-lines --implicit-check-not=error: --implicit-check-not=note:

#--- code.s
.rawcode
s_mov_b32 s0, 1
.gpu fiji
flat_load_dword v1, v[2:3]
# CHECK: code.s:4:1: error: unknown instruction 'flat_load_dword' on GCN1.0
# CHECK: code.s:4:1: note: it exists on GCN1.1, GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
# CHECK: code.s:3:6: note: this device is selected too late: the first output has fixed the architecture
# CHECK: code.s:2:1: note: select it before this statement

#--- data.s
.rawcode
.int 1
.arch gcn1.4
v_add_co_u32 v1, vcc, v2, v3
# CHECK: data.s:4:1: error: unknown instruction 'v_add_co_u32' on GCN1.0
# CHECK: data.s:4:1: note: it exists on GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
# CHECK: data.s:3:7: note: this device is selected too late: the first output has fixed the architecture
# CHECK: data.s:2:1: note: select it before this statement

#--- container.s
.amdcl2
.driver_version 223600
.gpu gfx900
.kernel search
.config
.text
v_add_co_u32 v1, vcc, v2, v3
# CHECK: container.s:7:1: error: unknown instruction 'v_add_co_u32' on GCN1.0
# CHECK: container.s:7:1: note: it exists on GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
# CHECK: container.s:3:6: note: this device is selected too late: the first output has fixed the architecture
# CHECK: container.s:2:1: note: select it before this statement

#--- label.s
.rawcode
loop:
.gpu fiji
v_add_f16 v1, v2, v3
# CHECK: label.s:4:1: error: unknown instruction 'v_add_f16' on GCN1.0
# CHECK: label.s:4:1: note: it exists on GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
# CHECK: label.s:3:6: note: this device is selected too late: the first output has fixed the architecture
# CHECK: label.s:2:1: note: select it before this statement
