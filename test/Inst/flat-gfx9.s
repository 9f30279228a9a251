# Offsets of flat instructions on GCN 1.4 and 1.5.
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
flat_load_dword v1, v[2:3] offset:1
# GFX9: dc500001
# GFX9-NEXT: 01000002
# GFX10: dc300001
# GFX10-NEXT: 017d0002
flat_load_dword v1, v[2:3] inst_offset:0x7ff
# GFX9-NEXT: dc5007ff
# GFX9-NEXT: 01000002
# GFX10-NEXT: dc3007ff
# GFX10-NEXT: 017d0002
flat_store_dword v[2:3], v1 offset:late
# GFX9-NEXT: dc700123
# GFX9-NEXT: 00000102
# GFX9-NOT: {{.}}
# GFX10-NEXT: dc700123
# GFX10-NEXT: 007d0102
# GFX10-NOT: {{.}}
late = 0x123
