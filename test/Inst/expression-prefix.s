# After @ a name that looks like a register is a symbol.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
s1 = 100
s_mov_b32 s0, s1
# CHECK: be800001
s_mov_b32 s0, @s1
# CHECK-NEXT: be8000ff
# CHECK-NEXT: 00000064
v_mov_b32 v0, @s1+1
# CHECK-NEXT: 7e0002ff
# CHECK-NEXT: 00000065
# CHECK-NOT: {{.}}
