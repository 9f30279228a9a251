# DS: addresses, data, offsets.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
ds_add_u32 v1, v2
# SI: d8000000
# SI-NEXT: 00000201
# VI: d8000000
# VI-NEXT: 00000201
# GFX10: d8000000
# GFX10-NEXT: 00000201
ds_write_b32 v1, v2 offset:0xffff
# SI-NEXT: d834ffff
# SI-NEXT: 00000201
# VI-NEXT: d81affff
# VI-NEXT: 00000201
# GFX10-NEXT: d834ffff
# GFX10-NEXT: 00000201
ds_write_b64 v1, v[2:3] offset:late gds
# SI-NEXT: d9360120
# SI-NEXT: 00000201
# VI-NEXT: d89b0120
# VI-NEXT: 00000201
# GFX10-NEXT: d9360120
# GFX10-NEXT: 00000201
ds_read_b32 v1, v2 offset:4
# SI-NEXT: d8d80004
# SI-NEXT: 01000002
# VI-NEXT: d86c0004
# VI-NEXT: 01000002
# GFX10-NEXT: d8d80004
# GFX10-NEXT: 01000002
ds_read2_b32 v[2:3], v1 offset0:1 offset1:255
# SI-NEXT: d8dcff01
# SI-NEXT: 02000001
# VI-NEXT: d86eff01
# VI-NEXT: 02000001
# GFX10-NEXT: d8dcff01
# GFX10-NEXT: 02000001
ds_write2_b64 v1, v[2:3], v[4:5] offset0:late2 offset1:late3
# SI-NEXT: d9380907
# SI-NEXT: 00040201
# VI-NEXT: d89c0907
# VI-NEXT: 00040201
# GFX10-NEXT: d9380907
# GFX10-NEXT: 00040201
ds_cmpst_rtn_b32 v1, v2, v3, v4
# SI-NEXT: d8c00000
# SI-NEXT: 01040302
# VI-NEXT: d8600000
# VI-NEXT: 01040302
# GFX10-NEXT: d8c00000
# GFX10-NEXT: 01040302
ds_swizzle_b32 v1, v2 offset:0x8055
# SI-NEXT: d8d48055
# SI-NEXT: 01000002
# VI-NEXT: d87a8055
# VI-NEXT: 01000002
# GFX10-NEXT: d8d48055
# GFX10-NEXT: 01000002
ds_append v1 offset:8
# SI-NEXT: d8f80008
# SI-NEXT: 01000000
# VI-NEXT: d97c0008
# VI-NEXT: 01000000
# GFX10-NEXT: d8f80008
# GFX10-NEXT: 01000000
ds_gws_init v1 gds
# SI-NEXT: d8660000
# SI-NEXT: 00000001
# VI-NEXT: d9330000
# VI-NEXT: 00000001
# GFX10-NEXT: d8660000
# GFX10-NEXT: 00000001
ds_gws_barrier v1 offset:4 gds
# SI-NEXT: d8760004
# SI-NEXT: 00000001
# SI-NOT: {{.}}
# VI-NEXT: d93b0004
# VI-NEXT: 00000001
# VI-NOT: {{.}}
# GFX10-NEXT: d8760004
# GFX10-NEXT: 00000001
# GFX10-NOT: {{.}}
late = 0x120
late2 = 7
late3 = 9
