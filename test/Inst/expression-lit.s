# The prefix @ of expressions may stand before lit.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
v_add_f32 v0, @lit(3), v1
# CHECK: 020002ff
# CHECK-NEXT: 00000003
v_add_f32 v0, @ lit ( late ), v1
# CHECK-NEXT: 020002ff
# CHECK-NEXT: 00000003
s_mov_b32 s0, @lit(5)
# CHECK-NEXT: be8000ff
# CHECK-NEXT: 00000005
# CHECK-NOT: {{.}}
late = 3
