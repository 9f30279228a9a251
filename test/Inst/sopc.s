# SOPC: comparisons of scalars.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
s_cmp_eq_i32 s1, s2
# SI: bf000201
# VI: bf000201
# GFX9: bf000201
# GFX10: bf000201
s_cmp_lt_u32 s1, 0x100
# SI-NEXT: bf0aff01
# SI-NEXT: 00000100
# VI-NEXT: bf0aff01
# VI-NEXT: 00000100
# GFX9-NEXT: bf0aff01
# GFX9-NEXT: 00000100
# GFX10-NEXT: bf0aff01
# GFX10-NEXT: 00000100
s_cmp_gt_i32 -5, s1
# SI-NEXT: bf0201c5
# VI-NEXT: bf0201c5
# GFX9-NEXT: bf0201c5
# GFX10-NEXT: bf0201c5
s_bitcmp1_b64 s[2:3], s4
# SI-NEXT: bf0f0402
# VI-NEXT: bf0f0402
# GFX9-NEXT: bf0f0402
# GFX10-NEXT: bf0f0402
s_bitcmp0_b32 vcc_lo, 31
# SI-NEXT: bf0c9f6a
# SI-NOT: {{.}}
# VI-NEXT: bf0c9f6a
# VI-NOT: {{.}}
# GFX9-NEXT: bf0c9f6a
# GFX9-NOT: {{.}}
# GFX10-NEXT: bf0c9f6a
# GFX10-NOT: {{.}}
