# GCN 1.5 has null, and s104 and s105.
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
s_mov_b32 null, s105
# CHECK: befd0369
s_mov_b64 s[104:105], null
# CHECK-NEXT: bee8047d
s_mov_b32 s0, ttmp15
# CHECK-NEXT: be80037b
# CHECK-NOT: {{.}}
