# .buggyfplit and .nobuggyfplit act from where they stand.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
v_add_f16 v0, 1.0h, v1
# CHECK: 3e0002f2
v_mov_b32 v0, 1.0h
# CHECK-NEXT: 7e0002ff
# CHECK-NEXT: 00003c00
.buggyfplit
v_add_f16 v0, 1.0h, v1
# CHECK-NEXT: 3e0002ff
# CHECK-NEXT: 00003c00
v_mov_b32 v0, 1.0h
# CHECK-NEXT: 7e0002ff
# CHECK-NEXT: 00003c00
.nobuggyfplit
v_mov_b32 v0, 1.0h
# CHECK-NEXT: 7e0002ff
# CHECK-NEXT: 00003c00
# CHECK-NOT: {{.}}
