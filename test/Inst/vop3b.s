# VOP3 instructions with a scalar destination.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
v_div_scale_f32 v1, vcc, v2, v3, v4
# SI: d2da6a01
# SI-NEXT: 04120702
# VI: d1e06a01
# VI-NEXT: 04120702
# GFX10: d56d6a01
# GFX10-NEXT: 04120702
v_div_scale_f32 v1, s[4:5], -v2, v3, s8
# SI-NEXT: d2da0401
# SI-NEXT: 20220702
# VI-NEXT: d1e00401
# VI-NEXT: 20220702
# GFX10-NEXT: d56d0401
# GFX10-NEXT: 20220702
v_div_scale_f64 v[2:3], vcc, v[4:5], v[6:7], v[8:9]
# SI-NEXT: d2dc6a02
# SI-NEXT: 04220d04
# SI-NOT: {{.}}
# VI-NEXT: d1e16a02
# VI-NEXT: 04220d04
# VI-NOT: {{.}}
# GFX10-NEXT: d56e6a02
# GFX10-NEXT: 04220d04
# GFX10-NOT: {{.}}
