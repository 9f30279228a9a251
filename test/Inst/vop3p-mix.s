# Mixed-precision instructions have other names on GCN 1.4.1.
# RUN: clrxasm -b raw -A GCN1.4.1 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX906
v_mad_mix_f32 v1, v2, v3, v4 op_sel:[1,0,0] op_sel_hi:[1,1,0]
# GFX906: d3a00801
# GFX906-NEXT: 1c120702
v_dot2_f32_f16 v1, v2, v3, v4
# GFX906-NEXT: d3a34001
# GFX906-NEXT: 1c120702
v_dot4_i32_i8 v1, v2, v3, s4
# GFX906-NEXT: d3a84001
# GFX906-NEXT: 18120702
# GFX906-NOT: {{.}}
