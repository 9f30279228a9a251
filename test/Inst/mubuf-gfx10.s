# Modifiers and names of GCN 1.5.
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
buffer_load_dword v1, v2, s[4:7], s3 offen dlc
# CHECK: e0309000
# CHECK-NEXT: 03010102
buffer_gl0_inv
# CHECK-NEXT: e1c40000
# CHECK-NEXT: 00000000
buffer_gl1_inv
# CHECK-NEXT: e1c80000
# CHECK-NEXT: 00000000
buffer_wbinvl1
# CHECK-NEXT: e1c40000
# CHECK-NEXT: 00000000
# CHECK-NOT: {{.}}
