# RUN: clrxasm -b raw %s -o %t && clrxdisasm -r %t | FileCheck %s --match-full-lines
#
# A label inside the last instruction is printed after it.

s_branch .+8
v_mad_f32 v0, v1, v2, v3
# CHECK: /*{{0+}}*/ s_branch        .L8_0
# CHECK-NEXT: /*{{0+}}4*/ v_mad_f32       v0, v1, v2, v3
# CHECK-NEXT: .L8_0=.-4
