# With _e64 the constants of scalar instructions become literals. A constant with
# a forward reference takes precedence over the first one.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
s_mov_b32_e64 s0, 5
# CHECK: be8000ff
# CHECK-NEXT: 00000005
s_mov_b32_e64 s0, -1
# CHECK-NEXT: be8000ff
# CHECK-NEXT: ffffffff
s_mov_b32_e64 s0, 1.0
# CHECK-NEXT: be8000ff
# CHECK-NEXT: 3f800000
s_mov_b32_e64 s0, 0.15915494
# CHECK-NEXT: be8000ff
# CHECK-NEXT: 3e22f983
s_add_u32_e64 s0, 5, s1
# CHECK-NEXT: 800001ff
# CHECK-NEXT: 00000005
s_add_u32_e64 s0, s1, 5
# CHECK-NEXT: 8000ff01
# CHECK-NEXT: 00000005
s_add_u32_e64 s0, 5, 0x1234
# CHECK-NEXT: 8000ffff
# CHECK-NEXT: 00000005
s_add_u32_e64 s0, 6, late
# CHECK-NEXT: 8000ffff
# CHECK-NEXT: 00000777
s_add_u32_e64 s0, late, 6
# CHECK-NEXT: 8000ffff
# CHECK-NEXT: 00000777
s_cmp_eq_u32_e64 s0, 5
# CHECK-NEXT: bf06ff00
# CHECK-NEXT: 00000005
s_mov_b32_e32 s0, 5
# CHECK-NEXT: be800085
s_add_u32_e32 s0, s1, 5
# CHECK-NEXT: 80008501
# CHECK-NOT: {{.}}
late = 0x777
