# SCRATCH: a vector or a scalar address, or none.
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
scratch_load_dword v1, v2, off
# GFX9: dc504000
# GFX9-NEXT: 017f0002
# GFX10: dc304000
# GFX10-NEXT: 017d0002
scratch_load_dword v1, off, s2
# GFX9-NEXT: dc504000
# GFX9-NEXT: 01020000
# GFX10-NEXT: dc304000
# GFX10-NEXT: 01020000
scratch_store_dword v2, v1, off offset:8
# GFX9-NEXT: dc704008
# GFX9-NEXT: 007f0102
# GFX10-NEXT: dc704008
# GFX10-NEXT: 007d0102
scratch_store_dword off, v1, s2
# GFX9-NEXT: dc704000
# GFX9-NEXT: 00020100
# GFX10-NEXT: dc704000
# GFX10-NEXT: 00020100
scratch_load_dword v1, off, off
# GFX9-NEXT: dc504000
# GFX9-NEXT: 017f0000
# GFX9-NOT: {{.}}
# GFX10-NEXT: dc304000
# GFX10-NEXT: 017d0000
# GFX10-NOT: {{.}}
