# In wave32 lane masks are single registers.
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
.wave32
v_cmp_lt_f32 vcc_lo, v1, v2
# CHECK: 7c020501
v_cmp_lt_f32 s5, v1, v2
# CHECK-NEXT: d4010005
# CHECK-NEXT: 00020501
v_cndmask_b32 v1, v2, v3, vcc_lo
# CHECK-NEXT: 02020702
v_cndmask_b32 v1, v2, v3, s7
# CHECK-NEXT: d5010001
# CHECK-NEXT: 001e0702
v_add_co_u32 v1, s4, v2, v3
# CHECK-NEXT: d70f0401
# CHECK-NEXT: 00020702
v_add_co_ci_u32 v1, vcc_lo, v2, v3, vcc_lo
# CHECK-NEXT: 50020702
v_div_scale_f32 v1, s4, v2, v3, v4
# CHECK-NEXT: d56d0401
# CHECK-NEXT: 04120702
v_cmp_lt_f32 s5, v1, v2 src0_sel:byte1
# CHECK-NEXT: 7c0204f9
# CHECK-NEXT: 06018501
.nowave32
v_cmp_lt_f32 vcc, v1, v2
# CHECK-NEXT: 7c020501
v_cndmask_b32 v1, v2, v3, s[8:9]
# CHECK-NEXT: d5010001
# CHECK-NEXT: 00220702
# CHECK-NOT: {{.}}
