# Spellings of vector registers.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
N = 4
v_mov_b32 v0, v255
# CHECK: 7e0003ff
v_mov_b32 V[1], v[2:2]
# CHECK-NEXT: 7e020302
v_rcp_f64 v[1:2], v[254:255]
# CHECK-NEXT: 7e024bfe
v_mov_b32 v[2*3], v[N]
# CHECK-NEXT: 7e0c0304
v_mov_b32 v0, lds_direct
# CHECK-NEXT: 7e0002fe
v_mov_b32 v0, src_lds_direct
# CHECK-NEXT: 7e0002fe
v_mov_b32 v0, lds
# CHECK-NEXT: 7e0002fe
# CHECK-NOT: {{.}}
