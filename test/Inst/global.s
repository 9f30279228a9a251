# GLOBAL: a 64-bit address, or a scalar base and a 32-bit offset.
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
global_load_dword v1, v[2:3], off
# GFX9: dc508000
# GFX9-NEXT: 017f0002
# GFX10: dc308000
# GFX10-NEXT: 017d0002
global_load_dword v1, v2, s[4:5]
# GFX9-NEXT: dc508000
# GFX9-NEXT: 01040002
# GFX10-NEXT: dc308000
# GFX10-NEXT: 01040002
global_store_dword v[2:3], v1, off offset:16
# GFX9-NEXT: dc708010
# GFX9-NEXT: 007f0102
# GFX10-NEXT: dc708010
# GFX10-NEXT: 007d0102
global_atomic_add v1, v[2:3], v4, off glc
# GFX9-NEXT: dd098000
# GFX9-NEXT: 017f0402
# GFX10-NEXT: dcc98000
# GFX10-NEXT: 017d0402
global_atomic_add v[2:3], v4, off
# GFX9-NEXT: dd088000
# GFX9-NEXT: 007f0402
# GFX10-NEXT: dcc88000
# GFX10-NEXT: 007d0402
global_atomic_add v2, v4, s[6:7]
# GFX9-NEXT: dd088000
# GFX9-NEXT: 00060402
# GFX9-NOT: {{.}}
# GFX10-NEXT: dcc88000
# GFX10-NEXT: 00060402
# GFX10-NOT: {{.}}
