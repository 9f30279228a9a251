# Blanks around modifiers that are legal.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
v_add_f32 v0, v1, v2 neg: [ 0 , 1 ]
# CHECK: d1010000
# CHECK-NEXT: 40020501
v_add_f32 v0, v1, v2 omod : 1
# CHECK-NEXT: d1010000
# CHECK-NEXT: 08020501
v_add_f32 v0, v1, v2 clamp : 1
# CHECK-NEXT: d1018000
# CHECK-NEXT: 00020501
v_add_f32 v0, v1, v2 src1_sel :@ 3
# CHECK-NEXT: 020004f9
# CHECK-NEXT: 03060601
v_add_f32 v0, v1, v2 src1_sel : byte1
# CHECK-NEXT: 020004f9
# CHECK-NEXT: 01060601
v_add_f32 v0, v1, v2 dst_unused : @ 2
# CHECK-NEXT: 020004f9
# CHECK-NEXT: 06061601
v_mov_b32 v0, sext ( v1 )
# CHECK-NEXT: 7e0002f9
# CHECK-NEXT: 000e0601
v_mov_b32 v0, sext(- abs ( v1 ) )
# CHECK-NEXT: 7e0002f9
# CHECK-NEXT: 003e0601
v_mov_b32 v0, - | v1 |
# CHECK-NEXT: d1410100
# CHECK-NEXT: 20000101
# CHECK-NOT: {{.}}
