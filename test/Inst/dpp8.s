# DPP8 selects a source lane for each of eight lanes.
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
v_mov_b32 v1, v2 dpp8:[7,6,5,4,3,2,1,0]
# CHECK: 7e0202e9
# CHECK-NEXT: 05397702
v_add_f32 v1, v2, v3 dpp8:[0,0,0,0,1,1,1,1] fi
# CHECK-NEXT: 060206ea
# CHECK-NEXT: 24900002
# CHECK-NOT: {{.}}
