# Blanks are allowed around commas, colons and brackets.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
s_add_u32   s0 ,s1  , s2
# CHECK: 80000201
v_add_f32 v1 , - v2, abs( v3 ) mul : 2
# CHECK-NEXT: d1010201
# CHECK-NEXT: 28020702
ds_read_b32 v1, v2 offset : 4
# CHECK-NEXT: d86c0004
# CHECK-NEXT: 01000002
image_load v[ 0 : 3 ], v[4:7], s[ 8 : 15 ] dmask : 15
# CHECK-NEXT: f0000f00
# CHECK-NEXT: 00020004
v_mov_b32 v1, v2 quad_perm : [ 3 , 2, 1, 0 ]
# CHECK-NEXT: 7e0202fa
# CHECK-NEXT: ff001b02
# CHECK-NOT: {{.}}
