# .ifarch with each architecture. GCN1.4.1 also satisfies GCN1.4.
# RUN: clrxasm -b raw -o %t %s && od -An -v -tu1 -w7 %t | FileCheck %s --match-full-lines
.macro test arch
.arch \arch
.irp name, GCN1.0, GCN1.1, GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
.ifarch \name
.byte 1
.else
.byte 0
.endif
.endr
.endm
test GCN1.0
# CHECK: 1 0 0 0 0 0 0
test GCN1.1
# CHECK-NEXT: 0 1 0 0 0 0 0
test GCN1.2
# CHECK-NEXT: 0 0 1 0 0 0 0
test GCN1.4
# CHECK-NEXT: 0 0 0 1 0 0 0
test GCN1.4.1
# CHECK-NEXT: 0 0 0 1 1 0 0
test GCN1.5
# CHECK-NEXT: 0 0 0 0 0 1 0
test GCN1.5.1
# CHECK-NEXT: 0 0 0 0 0 0 1
# CHECK-NOT: {{.}}
