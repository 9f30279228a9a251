# Scalar ranges in vector instructions need not be aligned. Before GCN 1.5 they
# must not cross a multiple of 4.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
v_rcp_f64 v[0:1], s[1:2]
# SI: 7e005e01
# GFX10: 7e005e01
v_cmp_lt_f32 s[5:6], v0, v1
# SI-NEXT: d0020005
# SI-NEXT: 00020300
# GFX10-NEXT: d4010005
# GFX10-NEXT: 00020300
v_cndmask_b32 v0, v1, v2, s[3:4]
# SI-NEXT: d2000000
# SI-NEXT: 000e0501
# GFX10-NEXT: d5010000
# GFX10-NEXT: 000e0501
s_mov_b64 s[0:1], ttmp[1:2]
# SI-NEXT: be800471
# SI-NOT: {{.}}
# GFX10-NEXT: be80046d
# GFX10-NOT: {{.}}
