# v_cmpx writes exec. On GCN 1.5 it has no other destination.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
v_cmpx_eq_i32 vcc, v1, v2
# VI: 7da40501
# GFX9: 7da40501
v_cmpx_eq_i32 s[4:5], v1, v2
# VI-NEXT: d0d20004
# VI-NEXT: 00020501
# GFX9-NEXT: d0d20004
# GFX9-NEXT: 00020501
v_cmpx_eq_i32 vcc, v1, v2 src0_sel:byte0
# VI-NEXT: 7da404f9
# VI-NEXT: 06000601
# VI-NOT: {{.}}
# GFX9-NEXT: 7da404f9
# GFX9-NEXT: 06000001
# GFX9-NOT: {{.}}
