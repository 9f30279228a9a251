# op_sel has a bit for each source and one for the destination.
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
v_mad_i16 v1, v2, v3, v4 op_sel:[1,0,1,1]
# GFX9: d2056801
# GFX9-NEXT: 04120702
# GFX10: d75e6801
# GFX10-NEXT: 04120702
v_mad_i16 v1, v2, v3, v4 op_sel:8
# GFX9-NEXT: d2054001
# GFX9-NEXT: 04120702
# GFX10-NEXT: d75e4001
# GFX10-NEXT: 04120702
v_max3_f16 v1, v2, v3, v4 op_sel:[0,0,1,0] neg:[1,0,0]
# GFX9-NEXT: d1f72001
# GFX9-NEXT: 24120702
# GFX10-NEXT: d7542001
# GFX10-NEXT: 24120702
v_cvt_pknorm_i16_f16 v1, v2, v3 op_sel:[1,0,0]
# GFX9-NEXT: d2990801
# GFX9-NEXT: 00020702
# GFX9-NOT: {{.}}
# GFX10-NEXT: d7120801
# GFX10-NEXT: 00020702
# GFX10-NOT: {{.}}
