# VOP1 in the 32-bit encoding.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
v_nop
# SI: 7e000000
# VI: 7e000000
# GFX9: 7e000000
# GFX10: 7e000000
v_mov_b32 v1, v2
# SI-NEXT: 7e020302
# VI-NEXT: 7e020302
# GFX9-NEXT: 7e020302
# GFX10-NEXT: 7e020302
v_mov_b32 v1, s2
# SI-NEXT: 7e020202
# VI-NEXT: 7e020202
# GFX9-NEXT: 7e020202
# GFX10-NEXT: 7e020202
v_mov_b32 v1, m0
# SI-NEXT: 7e02027c
# VI-NEXT: 7e02027c
# GFX9-NEXT: 7e02027c
# GFX10-NEXT: 7e02027c
v_mov_b32 v1, exec_lo
# SI-NEXT: 7e02027e
# VI-NEXT: 7e02027e
# GFX9-NEXT: 7e02027e
# GFX10-NEXT: 7e02027e
v_mov_b32 v1, 0x12345
# SI-NEXT: 7e0202ff
# SI-NEXT: 00012345
# VI-NEXT: 7e0202ff
# VI-NEXT: 00012345
# GFX9-NEXT: 7e0202ff
# GFX9-NEXT: 00012345
# GFX10-NEXT: 7e0202ff
# GFX10-NEXT: 00012345
v_readfirstlane_b32 s1, v2
# SI-NEXT: 7e020502
# VI-NEXT: 7e020502
# GFX9-NEXT: 7e020502
# GFX10-NEXT: 7e020502
v_cvt_f32_f64 v1, v[2:3]
# SI-NEXT: 7e021f02
# VI-NEXT: 7e021f02
# GFX9-NEXT: 7e021f02
# GFX10-NEXT: 7e021f02
v_cvt_f64_i32 v[2:3], s1
# SI-NEXT: 7e040801
# VI-NEXT: 7e040801
# GFX9-NEXT: 7e040801
# GFX10-NEXT: 7e040801
v_rcp_f32 v200, 1.0
# SI-NEXT: 7f9054f2
# SI-NOT: {{.}}
# VI-NEXT: 7f9044f2
# VI-NOT: {{.}}
# GFX9-NEXT: 7f9044f2
# GFX9-NOT: {{.}}
# GFX10-NEXT: 7f9054f2
# GFX10-NOT: {{.}}
