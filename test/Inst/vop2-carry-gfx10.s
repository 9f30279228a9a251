# Carries on GCN 1.5, under new and old names.
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
v_add_co_u32 v1, s[4:5], v2, v3
# CHECK: d70f0401
# CHECK-NEXT: 00020702
v_add_co_ci_u32 v1, vcc, v2, v3, vcc
# CHECK-NEXT: 50020702
v_addc_u32 v1, vcc, v2, v3, vcc
# CHECK-NEXT: 50020702
v_subrev_co_ci_u32 v1, s[4:5], v2, v3, s[6:7]
# CHECK-NEXT: d52a0401
# CHECK-NEXT: 001a0702
# CHECK-NOT: {{.}}
