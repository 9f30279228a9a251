# DPP controls across the wavefront, up to GCN 1.4.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
v_mov_b32 v1, v2 wave_shl
# VI: 7e0202fa
# VI-NEXT: ff013002
# GFX9: 7e0202fa
# GFX9-NEXT: ff013002
v_mov_b32 v1, v2 wave_rol:1
# VI-NEXT: 7e0202fa
# VI-NEXT: ff013402
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: ff013402
v_mov_b32 v1, v2 wave_shr:1
# VI-NEXT: 7e0202fa
# VI-NEXT: ff013802
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: ff013802
v_mov_b32 v1, v2 wave_ror
# VI-NEXT: 7e0202fa
# VI-NEXT: ff013c02
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: ff013c02
v_mov_b32 v1, v2 row_bcast15
# VI-NEXT: 7e0202fa
# VI-NEXT: ff014202
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: ff014202
v_mov_b32 v1, v2 row_bcast:15
# VI-NEXT: 7e0202fa
# VI-NEXT: ff014202
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: ff014202
v_mov_b32 v1, v2 row_bcast31
# VI-NEXT: 7e0202fa
# VI-NEXT: ff014302
# VI-NOT: {{.}}
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: ff014302
# GFX9-NOT: {{.}}
