# With compr, the first two fields of an export hold sources 0 and 2. If source 0 or 1 is a
# variable, each source keeps its own field.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
.regvar a:v, b:v:5
exp param8, v1, v1, a, a compr
# CHECK: c400068f
# CHECK-NEXT: 00000001
exp param8, v1, v1, b[0], a compr
# CHECK-NEXT: c400068f
# CHECK-NEXT: 00000001
exp param8, v3, off, off, b[1] compr
# CHECK-NEXT: c4000689
# CHECK-NEXT: 00000003
exp param8, a, off, v11, off compr
# CHECK-NEXT: c4000685
# CHECK-NEXT: 000b0000
exp param8, a, v2, v5, v6 compr
# CHECK-NEXT: c400068f
# CHECK-NEXT: 06050200
exp param8, v2, b[1], v6, v7 compr
# CHECK-NEXT: c400068f
# CHECK-NEXT: 07060002
exp param8, b[0], b[1], v6, v6 compr
# CHECK-NEXT: c400068f
# CHECK-NEXT: 06060000
# CHECK-NOT: {{.}}
