# GCN 1.5 has null, and s104 and s105.
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
s_mov_b32 null, s105
# CHECK: befd0369
s_mov_b64 s[104:105], null
# CHECK-NEXT: bee8047d
s_load_dwordx8 null, s[2:3], 8
# CHECK-NEXT: f40c1f41
# CHECK-NEXT: fa000008
s_buffer_load_dword s1, null, 0
# CHECK-NEXT: f420007e
# CHECK-NEXT: fa000000
buffer_load_dword v1, off, null, 0
# CHECK-NEXT: e0300000
# CHECK-NEXT: 801f0100
image_sample v1, v4, s[0:7], null dim:1d
# CHECK-NEXT: f0800100
# CHECK-NEXT: 03e00104
s_mov_b32 s0, ttmp15
# CHECK-NEXT: be80037b
# CHECK-NOT: {{.}}
