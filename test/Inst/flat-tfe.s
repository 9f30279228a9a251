# tfe exists up to GCN 1.2.
# RUN: clrxasm -b raw -g Bonaire -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=CI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
flat_load_dword v[1:2], v[2:3] tfe
# CI: dc300000
# CI-NEXT: 01800002
# CI-NOT: {{.}}
# VI: dc500000
# VI-NEXT: 01800002
# VI-NOT: {{.}}
