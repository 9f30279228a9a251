# v_cmpx of GCN 1.5 writes exec only.
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
v_cmpx_eq_i32 v1, v2
# CHECK: 7d240501
v_cmpx_eq_i32_e64 v1, v2
# CHECK-NEXT: d4920000
# CHECK-NEXT: 00020501
v_cmpx_eq_i32 v1, s2
# CHECK-NEXT: d4920000
# CHECK-NEXT: 00000501
v_cmpx_eq_i32 v1, v2 src0_sel:byte0
# CHECK-NEXT: 7d2404f9
# CHECK-NEXT: 06008001
# CHECK-NOT: {{.}}
