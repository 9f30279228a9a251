# The long encoding of interpolations exists since GCN 1.2.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
v_interp_p1_f32 v1, v2, attr3.x vop3
# VI: d2700001
# VI-NEXT: 00020403
# GFX9: d2700001
# GFX9-NEXT: 00020403
v_interp_p1_f32 v1, -v2, attr3.x
# VI-NEXT: d2700001
# VI-NEXT: 40020403
# GFX9-NEXT: d2700001
# GFX9-NEXT: 40020403
v_interp_p2_f32 v1, v2, attr3.y clamp mul:2
# VI-NEXT: d2718001
# VI-NEXT: 08020443
# GFX9-NEXT: d2718001
# GFX9-NEXT: 08020443
v_interp_p1ll_f16 v1, v2, attr3.x high
# VI-NEXT: d2740001
# VI-NEXT: 00020503
# GFX9-NEXT: d2740001
# GFX9-NEXT: 00020503
v_interp_p1lv_f16 v1, v2, attr3.x, v4
# VI-NEXT: d2750001
# VI-NEXT: 04120403
# GFX9-NEXT: d2750001
# GFX9-NEXT: 04120403
v_interp_p2_f16 v1, v2, attr3.x, |v4|
# VI-NEXT: d2760401
# VI-NEXT: 04120403
# VI-NOT: {{.}}
# GFX9-NEXT: d2770401
# GFX9-NEXT: 04120403
# GFX9-NOT: {{.}}
