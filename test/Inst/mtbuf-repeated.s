# A format with one part keeps the other part of an earlier format.
# RUN: clrxasm -b raw -g Tahiti -w -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
tbuffer_load_format_x v1, v2, s[4:7], s3 offen format:[16,float] format:[uint]
# CHECK: ea101000
# CHECK-NEXT: 03010102
tbuffer_load_format_x v1, v2, s[4:7], s3 offen format:[16,float] format:[8]
# CHECK-NEXT: eb881000
# CHECK-NEXT: 03010102
tbuffer_load_format_x v1, v2, s[4:7], s3 offen format:[uint] format:[16]
# CHECK-NEXT: ea101000
# CHECK-NEXT: 03010102
# CHECK-NOT: {{.}}
