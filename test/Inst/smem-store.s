# Scalar stores. Up to GCN 1.4 only m0 is an offset register.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
s_store_dword s1, s[2:3], m0
# VI: c0400041
# VI-NEXT: 0000007c
# GFX9: c0400041
# GFX9-NEXT: 0000007c
# GFX10: f4400041
# GFX10-NEXT: f8000000
s_store_dwordx2 s[4:5], s[2:3], 0x100 glc
# VI-NEXT: c0470101
# VI-NEXT: 00000100
# GFX9-NEXT: c0470101
# GFX9-NEXT: 00000100
# GFX10-NEXT: f4450101
# GFX10-NEXT: fa000100
s_buffer_store_dwordx4 s[8:11], s[4:7], late
# VI-NEXT: c06a0202
# VI-NEXT: 00000020
# GFX9-NEXT: c06a0202
# GFX9-NEXT: 00000020
# GFX10-NEXT: f4680202
# GFX10-NEXT: fa000020
s_dcache_wb
# VI-NEXT: c0840000
# VI-NEXT: 00000000
# VI-NOT: {{.}}
# GFX9-NEXT: c0840000
# GFX9-NEXT: 00000000
# GFX9-NOT: {{.}}
# GFX10-NEXT: f4840000
# GFX10-NEXT: 00000000
# GFX10-NOT: {{.}}
late = 0x20
