# A parameter other than 0 enables a flag. With .oldmodparam only one bit counts.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
buffer_load_dword v0, v1, s[4:7], s0 offen:7 glc:0 slc:1
# CHECK: e0521000
# CHECK-NEXT: 00010001
buffer_load_dword v0, v1, s[4:7], s0 offen glc:2-1
# CHECK-NEXT: e0505000
# CHECK-NEXT: 00010001
v_add_f32 v0, v1, v2 clamp:4
# CHECK-NEXT: d1018000
# CHECK-NEXT: 00020501
v_add_f32 v0, v1, v2 vop3:0
# CHECK-NEXT: 02000501
.oldmodparam
buffer_load_dword v0, v1, s[4:7], s0 offen:1 glc:0 slc:1
# CHECK-NEXT: e0521000
# CHECK-NEXT: 00010001
.nooldmodparam
buffer_load_dword v0, v1, s[4:7], s0 offen glc:6
# CHECK-NEXT: e0505000
# CHECK-NEXT: 00010001
# CHECK-NOT: {{.}}
