# Data share access to three and four dwords, and permutations.
# RUN: clrxasm -b raw -g Bonaire -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=CI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
ds_write_b96 v1, v[2:4]
# CI: db780000
# CI-NEXT: 00000201
# VI: d9bc0000
# VI-NEXT: 00000201
# GFX10: db780000
# GFX10-NEXT: 00000201
ds_read_b128 v[4:7], v1 offset:16
# CI-NEXT: dbfc0010
# CI-NEXT: 04000001
# VI-NEXT: d9fe0010
# VI-NEXT: 04000001
# GFX10-NEXT: dbfc0010
# GFX10-NEXT: 04000001
ds_condxchg32_rtn_b128 v[4:7]
# CI-NEXT: dbf40000
# CI-NEXT: 04000000
# VI-NEXT: d9fa0000
# VI-NEXT: 04000000
# GFX10-NEXT: dbf40000
# GFX10-NEXT: 04000000
ds_nop v1
# CI-NEXT: d8500000
# CI-NEXT: 00000001
# CI-NOT: {{.}}
# VI-NEXT: d8280000
# VI-NEXT: 00000001
# VI-NOT: {{.}}
# GFX10-NEXT: d8500000
# GFX10-NEXT: 00000001
# GFX10-NOT: {{.}}
