# Only GCN 1.0 and 1.1 have 64-bit buffer addresses.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Bonaire -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=CI
buffer_load_dword v1, v[2:3], s[4:7], s3 addr64
# SI: e0308000
# SI-NEXT: 03010102
# CI: e0308000
# CI-NEXT: 03010102
buffer_store_byte v1, v[2:3], s[4:7], s3 addr64 offset:3
# SI-NEXT: e0608003
# SI-NEXT: 03010102
# CI-NEXT: e0608003
# CI-NEXT: 03010102
buffer_wbinvl1
# SI-NEXT: e1c40000
# SI-NEXT: 00000000
# SI-NOT: {{.}}
# CI-NEXT: e1c40000
# CI-NEXT: 00000000
# CI-NOT: {{.}}
