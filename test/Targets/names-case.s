# Names are not case-sensitive.
# RUN: clrxasm -b raw -o %t %s && od -An -v -tu1 -w2 %t | FileCheck %s --match-full-lines
.macro names
.get_gpu G
.get_arch A
.byte G, A
.endm
.gpu  FIJI
names
# CHECK: 13 2
.gpu PoLaRiS10
names
# CHECK-NEXT: 19 2
.arch gcn1.4.1
names
# CHECK-NEXT: 28 4
.arch NAVIDL
names
# CHECK-NEXT: 32 6
# CHECK-NOT: {{.}}
