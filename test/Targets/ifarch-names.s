# .ifarch takes each name of an architecture.
# RUN: clrxasm -b raw -o %t %s && od -An -v -tu1 -w1 %t | FileCheck %s --match-full-lines
.macro test arch, name
.arch \arch
.ifarch \name
.byte 1
.else
.byte 0
.endif
.endm
test GCN1.0, GCN1.0
# CHECK: 1
test GCN1.0, GFX6
# CHECK-NEXT: 1
test GCN1.0, SI
# CHECK-NEXT: 1
test GCN1.1, GCN1.1
# CHECK-NEXT: 1
test GCN1.1, GFX7
# CHECK-NEXT: 1
test GCN1.1, CI
# CHECK-NEXT: 1
test GCN1.2, GCN1.2
# CHECK-NEXT: 1
test GCN1.2, GFX8
# CHECK-NEXT: 1
test GCN1.2, VI
# CHECK-NEXT: 1
test GCN1.4, GCN1.4
# CHECK-NEXT: 1
test GCN1.4, GFX9
# CHECK-NEXT: 1
test GCN1.4, Vega
# CHECK-NEXT: 1
test GCN1.4.1, GCN1.4.1
# CHECK-NEXT: 1
test GCN1.4.1, GFX906
# CHECK-NEXT: 1
test GCN1.4.1, Vega20
# CHECK-NEXT: 1
test GCN1.5, GCN1.5
# CHECK-NEXT: 1
test GCN1.5, GFX10
# CHECK-NEXT: 1
test GCN1.5, Navi
# CHECK-NEXT: 1
test GCN1.5.1, GCN1.5.1
# CHECK-NEXT: 1
test GCN1.5.1, GFX1011
# CHECK-NEXT: 1
test GCN1.5.1, NaviDL
# CHECK-NEXT: 1
# CHECK-NOT: {{.}}
