# Symbols for registers, register ranges and inline constants.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
sreg = %s[8:11]
vreg = %v[20:23]
one = %v5
cc = %vcc
c1 = %1.0
cm = %-7
sub = %sreg[2:3]
s_mov_b32 sreg[0], sreg[3]
# CHECK: be88000b
s_mov_b64 sreg[2:3], cc
# CHECK-NEXT: be8a016a
s_mov_b64 sub, sreg[0:1]
# CHECK-NEXT: be8a0108
v_mov_b32 one, vreg[2]
# CHECK-NEXT: 7e0a0316
v_mov_b32 one, @vreg[2]
# CHECK-NEXT: 7e0a0316
v_rcp_f64 vreg[0:1], vreg[2:3]
# CHECK-NEXT: 7e284b16
v_add_f32 one, c1, vreg[1]
# CHECK-NEXT: 020a2af2
v_mov_b32 v0, cm
# CHECK-NEXT: 7e0002c7
s_mov_b32 s0, cm
# CHECK-NEXT: be8000c7
v_add_f32 one, -one, |one|
# CHECK-NEXT: d1010205
# CHECK-NEXT: 20020b05
buffer_load_dwordx4 vreg, off, sreg, s0
# CHECK-NEXT: e05c0000
# CHECK-NEXT: 00021400
# CHECK-NOT: {{.}}
