# Register variables are accepted as registers and encoded as 0.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
.regvar rs:s, rs4:s:4, rv:v, rv4:v:4
s_mov_b32 rs, s5
# CHECK: be800005
s_mov_b64 rs4[2:3], s[6:7]
# CHECK-NEXT: be800106
v_mov_b32 rv, v7
# CHECK-NEXT: 7e000307
v_mov_b32 v3, rv4[1]
# CHECK-NEXT: 7e060200
v_rcp_f64 rv4[0:1], rv4[2:3]
# CHECK-NEXT: 7e004a00
v_add_f32 v5, rs, rv
# CHECK-NEXT: 020a0000
# CHECK-NOT: {{.}}
