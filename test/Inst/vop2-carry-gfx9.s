# Carries on GCN 1.4, whose names contain _co_.
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
v_add_co_u32 v1, vcc, v2, v3
# CHECK: 32020702
v_add_co_u32 v1, s[4:5], v2, v3
# CHECK-NEXT: d1190401
# CHECK-NEXT: 00020702
v_addc_co_u32 v1, vcc, v2, v3, vcc
# CHECK-NEXT: 38020702
v_add_u32 v1, v2, v3
# CHECK-NEXT: 68020702
# CHECK-NOT: {{.}}
