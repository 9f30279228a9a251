# Vector instructions of GCN 1.4 that LLVM lacks.
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
v_mov_prsv_b32 v1, v2
# CHECK: 7e026d02
v_mov_prsv_b32_e64 v1, s2
# CHECK-NEXT: d1760001
# CHECK-NEXT: 00000002
v_writelane_regwr_b32 v1, v2
# CHECK-NEXT: 7e02a102
v_readlane_regrd_b32 s1, v2, v3
# CHECK-NEXT: d29b0001
# CHECK-NEXT: 00020702
v_mov_fed_b32 v1, v2
# CHECK-NEXT: 7e021302
v_mac_legacy_f32 v1, v2, v3
# CHECK-NEXT: d28e0001
# CHECK-NEXT: 00020702
image_gather4h_pck v[0:3], v[4:7], s[8:15], s[16:19]
# CHECK-NEXT: f1280100
# CHECK-NEXT: 00820004
# CHECK-NOT: {{.}}
