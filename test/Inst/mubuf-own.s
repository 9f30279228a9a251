# Buffer instructions that LLVM lacks.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
buffer_atomic_rsub v1, v2, s[4:7], s3 offen
# CHECK: e0d01000
# CHECK-NEXT: 03010102
buffer_atomic_rsub_x2 v[2:3], v2, s[4:7], s3 offen glc
# CHECK-NEXT: e1505000
# CHECK-NEXT: 03010202
buffer_wbinvl1_sc
# CHECK-NEXT: e1c00000
# CHECK-NEXT: 00000000
# CHECK-NOT: {{.}}
