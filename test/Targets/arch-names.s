# Every name of an architecture selects the device of the architecture that has the lowest number.
# RUN: clrxasm -b raw -o %t %s && od -An -v -tu1 -w2 %t | FileCheck %s --match-full-lines
.macro arch name
.arch \name
.get_gpu G
.get_arch A
.byte G, A
.endm
arch GCN1.0
# CHECK: 0 0
arch GFX6
# CHECK-NEXT: 0 0
arch SI
# CHECK-NEXT: 0 0
arch GCN1.1
# CHECK-NEXT: 4 1
arch GFX7
# CHECK-NEXT: 4 1
arch CI
# CHECK-NEXT: 4 1
arch GCN1.2
# CHECK-NEXT: 10 2
arch GFX8
# CHECK-NEXT: 10 2
arch VI
# CHECK-NEXT: 10 2
arch GCN1.4
# CHECK-NEXT: 22 3
arch GFX9
# CHECK-NEXT: 22 3
arch Vega
# CHECK-NEXT: 22 3
arch GCN1.4.1
# CHECK-NEXT: 28 4
arch GFX906
# CHECK-NEXT: 28 4
arch Vega20
# CHECK-NEXT: 28 4
arch GCN1.5
# CHECK-NEXT: 30 5
arch GFX10
# CHECK-NEXT: 30 5
arch Navi
# CHECK-NEXT: 30 5
arch GCN1.5.1
# CHECK-NEXT: 32 6
arch GFX1011
# CHECK-NEXT: 32 6
arch NaviDL
# CHECK-NEXT: 32 6
# CHECK-NOT: {{.}}
