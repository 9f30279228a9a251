# 1/(2*pi) is an inline constant since GCN 1.2.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
v_mov_b32 v0, 0.15915494
# SI: 7e0002ff
# SI-NEXT: 3e22f983
# VI: 7e0002f8
# GFX9: 7e0002f8
s_mov_b32 s0, 0.15915494309189532
# SI-NEXT: be8003ff
# SI-NEXT: 3e22f983
# VI-NEXT: be8000f8
# GFX9-NEXT: be8000f8
v_rcp_f64 v[0:1], 0.15915494309189532
# SI-NEXT: 7e005eff
# SI-NEXT: 3fc45f30
# SI-NOT: {{.}}
# VI-NEXT: 7e004af8
# VI-NOT: {{.}}
# GFX9-NEXT: 7e004af8
# GFX9-NOT: {{.}}
