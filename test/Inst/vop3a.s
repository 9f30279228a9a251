# VOP3: three sources, output modifiers.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
v_mad_f32 v1, v2, v3, v4
# SI: d2820001
# SI-NEXT: 04120702
# VI: d1c10001
# VI-NEXT: 04120702
# GFX9: d1c10001
# GFX9-NEXT: 04120702
# GFX10: d5410001
# GFX10-NEXT: 04120702
v_mad_f32 v1, -v2, |v3|, -|v4| clamp mul:2
# SI-NEXT: d2820e01
# SI-NEXT: ac120702
# VI-NEXT: d1c18601
# VI-NEXT: ac120702
# GFX9-NEXT: d1c18601
# GFX9-NEXT: ac120702
# GFX10-NEXT: d5418601
# GFX10-NEXT: ac120702
v_mad_f32 v1, s2, s2, 1.0
# SI-NEXT: d2820001
# SI-NEXT: 03c80402
# VI-NEXT: d1c10001
# VI-NEXT: 03c80402
# GFX9-NEXT: d1c10001
# GFX9-NEXT: 03c80402
# GFX10-NEXT: d5410001
# GFX10-NEXT: 03c80402
v_bfe_u32 v1, v2, 5, vcc_lo
# SI-NEXT: d2900001
# SI-NEXT: 01a90b02
# VI-NEXT: d1c80001
# VI-NEXT: 01a90b02
# GFX9-NEXT: d1c80001
# GFX9-NEXT: 01a90b02
# GFX10-NEXT: d5480001
# GFX10-NEXT: 01a90b02
v_fma_f64 v[2:3], v[4:5], s[2:3], -v[8:9] div:2
# SI-NEXT: d2980002
# SI-NEXT: 9c200504
# VI-NEXT: d1cc0002
# VI-NEXT: 9c200504
# GFX9-NEXT: d1cc0002
# GFX9-NEXT: 9c200504
# GFX10-NEXT: d54c0002
# GFX10-NEXT: 9c200504
v_lerp_u8 v1, v2, v3, v4 neg:[1,0,1]
# SI-NEXT: d29a0001
# SI-NEXT: a4120702
# VI-NEXT: d1cd0001
# VI-NEXT: a4120702
# GFX9-NEXT: d1cd0001
# GFX9-NEXT: a4120702
# GFX10-NEXT: d54d0001
# GFX10-NEXT: a4120702
v_alignbit_b32_e64 v1, v2, v3, ttmp3
# SI-NEXT: d29c0001
# SI-NEXT: 01ce0702
# VI-NEXT: d1ce0001
# VI-NEXT: 01ce0702
# GFX9-NEXT: d1ce0001
# GFX9-NEXT: 01be0702
# GFX10-NEXT: d54e0001
# GFX10-NEXT: 01be0702
v_mul_lo_u32 v1, v2, s3
# SI-NEXT: d2d20001
# SI-NEXT: 00000702
# VI-NEXT: d2850001
# VI-NEXT: 00000702
# GFX9-NEXT: d2850001
# GFX9-NEXT: 00000702
# GFX10-NEXT: d5690001
# GFX10-NEXT: 00000702
v_sad_u8 v1, lds_direct, v3, v4
# SI-NEXT: d2b40001
# SI-NEXT: 041206fe
# SI-NOT: {{.}}
# VI-NEXT: d1d90001
# VI-NEXT: 041206fe
# VI-NOT: {{.}}
# GFX9-NEXT: d1d90001
# GFX9-NEXT: 041206fe
# GFX9-NOT: {{.}}
# GFX10-NEXT: d55a0001
# GFX10-NEXT: 041206fe
# GFX10-NOT: {{.}}
