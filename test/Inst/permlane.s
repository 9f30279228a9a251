# Lane permutations of GCN 1.5.
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
v_permlane16_b32 v1, v2, s3, s4
# CHECK: d7770001
# CHECK-NEXT: 00100702
v_permlanex16_b32 v1, v2, 5, s4
# CHECK-NEXT: d7780001
# CHECK-NEXT: 00110b02
v_swap_b32 v1, v2
# CHECK-NEXT: 7e02cb02
# CHECK-NOT: {{.}}
