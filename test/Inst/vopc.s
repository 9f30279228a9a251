# VOPC in both encodings. Destinations other than vcc require the long one.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
v_cmp_lt_f32 vcc, v1, v2
# SI: 7c020501
# VI: 7c820501
# GFX9: 7c820501
# GFX10: 7c020501
v_cmp_lt_f32 vcc, 0x1234, v2
# SI-NEXT: 7c0204ff
# SI-NEXT: 00001234
# VI-NEXT: 7c8204ff
# VI-NEXT: 00001234
# GFX9-NEXT: 7c8204ff
# GFX9-NEXT: 00001234
# GFX10-NEXT: 7c0204ff
# GFX10-NEXT: 00001234
v_cmp_lt_f32 s[4:5], v1, v2
# SI-NEXT: d0020004
# SI-NEXT: 00020501
# VI-NEXT: d0410004
# VI-NEXT: 00020501
# GFX9-NEXT: d0410004
# GFX9-NEXT: 00020501
# GFX10-NEXT: d4010004
# GFX10-NEXT: 00020501
v_cmp_lt_f32 vcc, v1, s2
# SI-NEXT: d002006a
# SI-NEXT: 00000501
# VI-NEXT: d041006a
# VI-NEXT: 00000501
# GFX9-NEXT: d041006a
# GFX9-NEXT: 00000501
# GFX10-NEXT: d401006a
# GFX10-NEXT: 00000501
v_cmp_lt_f32 vcc, -v1, |v2|
# SI-NEXT: d002026a
# SI-NEXT: 20020501
# VI-NEXT: d041026a
# VI-NEXT: 20020501
# GFX9-NEXT: d041026a
# GFX9-NEXT: 20020501
# GFX10-NEXT: d401026a
# GFX10-NEXT: 20020501
v_cmp_lt_f32_e64 vcc, v1, v2
# SI-NEXT: d002006a
# SI-NEXT: 00020501
# VI-NEXT: d041006a
# VI-NEXT: 00020501
# GFX9-NEXT: d041006a
# GFX9-NEXT: 00020501
# GFX10-NEXT: d401006a
# GFX10-NEXT: 00020501
v_cmp_lg_i32 vcc, v1, v2
# SI-NEXT: 7d0a0501
# VI-NEXT: 7d8a0501
# GFX9-NEXT: 7d8a0501
# GFX10-NEXT: 7d0a0501
v_cmp_tru_u32 vcc, v1, v2
# SI-NEXT: 7d8e0501
# VI-NEXT: 7d9e0501
# GFX9-NEXT: 7d9e0501
# GFX10-NEXT: 7d8e0501
v_cmp_gt_i64 vcc, v[2:3], v[4:5]
# SI-NEXT: 7d480902
# VI-NEXT: 7dc80902
# GFX9-NEXT: 7dc80902
# GFX10-NEXT: 7d480902
v_cmp_class_f32 vcc, v1, v2
# SI-NEXT: 7d100501
# VI-NEXT: 7c200501
# GFX9-NEXT: 7c200501
# GFX10-NEXT: 7d100501
v_cmp_class_f64 vcc, v[2:3], v[4:5]
# SI-NEXT: 7d500902
# SI-NOT: {{.}}
# VI-NEXT: 7c240902
# VI-NOT: {{.}}
# GFX9-NEXT: 7c240902
# GFX9-NOT: {{.}}
# GFX10-NEXT: 7d500902
# GFX10-NOT: {{.}}
