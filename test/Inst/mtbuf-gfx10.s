# GCN 1.5 has one number for the format.
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
tbuffer_load_format_x v1, v2, s[4:7], s3 offen format:77
# CHECK: ea681000
# CHECK-NEXT: 03010102
tbuffer_store_format_d16_xyzw v[4:5], v2, s[4:7], s3 idxen format:1 slc dlc
# CHECK-NEXT: e80fa000
# CHECK-NEXT: 03610402
# CHECK-NOT: {{.}}
