# FLAT: loads, stores and both forms of atomics.
# RUN: clrxasm -b raw -g Bonaire -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=CI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
flat_load_dword v1, v[2:3]
# CI: dc300000
# CI-NEXT: 01000002
# VI: dc500000
# VI-NEXT: 01000002
# GFX9: dc500000
# GFX9-NEXT: 01000002
flat_load_dwordx4 v[4:7], v[2:3] glc slc
# CI-NEXT: dc3b0000
# CI-NEXT: 04000002
# VI-NEXT: dc5f0000
# VI-NEXT: 04000002
# GFX9-NEXT: dc5f0000
# GFX9-NEXT: 04000002
flat_store_dword v[2:3], v1
# CI-NEXT: dc700000
# CI-NEXT: 00000102
# VI-NEXT: dc700000
# VI-NEXT: 00000102
# GFX9-NEXT: dc700000
# GFX9-NEXT: 00000102
flat_atomic_add v1, v[2:3], v4 glc
# CI-NEXT: dcc90000
# CI-NEXT: 01000402
# VI-NEXT: dd090000
# VI-NEXT: 01000402
# GFX9-NEXT: dd090000
# GFX9-NEXT: 01000402
flat_atomic_add v[2:3], v4
# CI-NEXT: dcc80000
# CI-NEXT: 00000402
# VI-NEXT: dd080000
# VI-NEXT: 00000402
# GFX9-NEXT: dd080000
# GFX9-NEXT: 00000402
flat_atomic_add v1, v[2:3], v4
# CI-NEXT: dcc80000
# CI-NEXT: 01000402
# VI-NEXT: dd080000
# VI-NEXT: 01000402
# GFX9-NEXT: dd080000
# GFX9-NEXT: 01000402
flat_atomic_cmpswap_x2 v[0:1], v[2:3], v[4:7] glc
# CI-NEXT: dd450000
# CI-NEXT: 00000402
# CI-NOT: {{.}}
# VI-NEXT: dd850000
# VI-NEXT: 00000402
# VI-NOT: {{.}}
# GFX9-NEXT: dd850000
# GFX9-NEXT: 00000402
# GFX9-NOT: {{.}}
