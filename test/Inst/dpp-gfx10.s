# DPP on GCN 1.5: row_share, row_xmask and fi.
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
v_mov_b32 v1, v2 row_share:3
# CHECK: 7e0202fa
# CHECK-NEXT: ff015302
v_mov_b32 v1, v2 row_xmask:15
# CHECK-NEXT: 7e0202fa
# CHECK-NEXT: ff016f02
v_mov_b32 v1, v2 row_shl:1 fi
# CHECK-NEXT: 7e0202fa
# CHECK-NEXT: ff050102
# CHECK-NOT: {{.}}
