# SDWA since GCN 1.4: scalar sources, omod, and any mask as the destination of
# comparisons.
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
v_mov_b32 v1, s2 sdwa
# GFX9: 7e0202f9
# GFX9-NEXT: 00860602
# GFX10: 7e0202f9
# GFX10-NEXT: 00860602
v_mul_f32 v1, v2, s3 src0_sel:byte1
# GFX9-NEXT: 0a0206f9
# GFX9-NEXT: 86010602
# GFX10-NEXT: 100206f9
# GFX10-NEXT: 86010602
v_mul_f32 v1, v2, v3 dst_sel:word1 mul:2 clamp
# GFX9-NEXT: 0a0206f9
# GFX9-NEXT: 06066502
# GFX10-NEXT: 100206f9
# GFX10-NEXT: 06066502
v_cmp_lt_f32 s[4:5], v1, v2 src0_sel:byte1
# GFX9-NEXT: 7c8204f9
# GFX9-NEXT: 06018401
# GFX10-NEXT: 7c0204f9
# GFX10-NEXT: 06018401
v_cmp_lt_f32 vcc, v1, v2 src1_sel:byte1
# GFX9-NEXT: 7c8204f9
# GFX9-NEXT: 01060001
# GFX10-NEXT: 7c0204f9
# GFX10-NEXT: 01060001
v_cmp_eq_i32 vcc, sext(v1), v2 src1_sel:byte1
# GFX9-NEXT: 7d8404f9
# GFX9-NEXT: 010e0001
# GFX9-NOT: {{.}}
# GFX10-NEXT: 7d0404f9
# GFX10-NEXT: 010e0001
# GFX10-NOT: {{.}}
