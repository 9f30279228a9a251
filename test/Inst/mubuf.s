# MUBUF: addresses and flags.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
buffer_load_dword v1, v2, s[4:7], s3 offen
# SI: e0301000
# SI-NEXT: 03010102
# VI: e0501000
# VI-NEXT: 03010102
# GFX10: e0301000
# GFX10-NEXT: 03010102
buffer_load_dword v1, v2, s[4:7], s3 idxen offset:0xfff
# SI-NEXT: e0302fff
# SI-NEXT: 03010102
# VI-NEXT: e0502fff
# VI-NEXT: 03010102
# GFX10-NEXT: e0302fff
# GFX10-NEXT: 03010102
buffer_load_dword v1, v[2:3], s[4:7], s3 idxen offen glc slc
# SI-NEXT: e0307000
# SI-NEXT: 03410102
# VI-NEXT: e0527000
# VI-NEXT: 03010102
# GFX10-NEXT: e0307000
# GFX10-NEXT: 03410102
buffer_load_dword v1, off, s[4:7], 0
# SI-NEXT: e0300000
# SI-NEXT: 80010100
# VI-NEXT: e0500000
# VI-NEXT: 80010100
# GFX10-NEXT: e0300000
# GFX10-NEXT: 80010100
buffer_load_dword v1, s[4:7], s3
# SI-NEXT: e0300000
# SI-NEXT: 03010100
# VI-NEXT: e0500000
# VI-NEXT: 03010100
# GFX10-NEXT: e0300000
# GFX10-NEXT: 03010100
buffer_load_dword v1, v2, s[4:7], s3
# SI-NEXT: e0300000
# SI-NEXT: 03010102
# VI-NEXT: e0500000
# VI-NEXT: 03010102
# GFX10-NEXT: e0300000
# GFX10-NEXT: 03010102
buffer_load_dword v[1:2], v2, s[4:7], s3 offen tfe
# SI-NEXT: e0301000
# SI-NEXT: 03810102
# VI-NEXT: e0501000
# VI-NEXT: 03810102
# GFX10-NEXT: e0301000
# GFX10-NEXT: 03810102
buffer_load_dword v1, v2, s[4:7], m0 offen lds
# SI-NEXT: e0311000
# SI-NEXT: 7c010102
# VI-NEXT: e0511000
# VI-NEXT: 7c010102
# GFX10-NEXT: e0311000
# GFX10-NEXT: 7c010102
buffer_store_dwordx4 v[4:7], v2, ttmp[4:7], -1 offen offset:late
# SI-NEXT: e0781123
# SI-NEXT: c11d0402
# VI-NEXT: e07c1123
# VI-NEXT: c11d0402
# GFX10-NEXT: e0781123
# GFX10-NEXT: c11c0402
buffer_load_format_xyzw v[4:7], v2, s[4:7], 1.0 idxen
# SI-NEXT: e00c2000
# SI-NEXT: f2010402
# VI-NEXT: e00c2000
# VI-NEXT: f2010402
# GFX10-NEXT: e00c2000
# GFX10-NEXT: f2010402
buffer_atomic_add v1, v2, s[4:7], vcc_lo offen glc
# SI-NEXT: e0c85000
# SI-NEXT: 6a010102
# VI-NEXT: e1085000
# VI-NEXT: 6a010102
# GFX10-NEXT: e0c85000
# GFX10-NEXT: 6a010102
buffer_atomic_cmpswap_x2 v[4:7], v2, s[4:7], s3 offen
# SI-NEXT: e1441000
# SI-NEXT: 03010402
# VI-NEXT: e1841000
# VI-NEXT: 03010402
# GFX10-NEXT: e1441000
# GFX10-NEXT: 03010402
buffer_load_dword v1, v2, s[4:7], s3 offset : 4 offen : 1
# SI-NEXT: e0301004
# SI-NEXT: 03010102
# SI-NOT: {{.}}
# VI-NEXT: e0501004
# VI-NEXT: 03010102
# VI-NOT: {{.}}
# GFX10-NEXT: e0301004
# GFX10-NEXT: 03010102
# GFX10-NOT: {{.}}
late = 0x123
