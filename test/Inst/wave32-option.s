# --wave32 is the .wave32 of the command line.
# RUN: clrxasm -b raw -g GFX1010 --wave32 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
v_cmp_lt_f32 s5, v1, v2
# CHECK: d4010005
# CHECK-NEXT: 00020501
v_cndmask_b32 v1, v2, v3, vcc_lo
# CHECK-NEXT: 02020702
# CHECK-NOT: {{.}}
