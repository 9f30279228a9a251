# Within GCN 1.5, only GCN 1.5.1 has dot products. Only -A or .arch selects it.
# RUN: clrxasm -b raw -A GCN1.5.1 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
v_dot2_f32_f16 v1, v2, v3, v4
# CHECK: cc134001
# CHECK-NEXT: 1c120702
v_dot8_u32_u4 v1, v2, v3, v4
# CHECK-NEXT: cc194001
# CHECK-NEXT: 1c120702
# CHECK-NOT: {{.}}
