# VOP2 in the 32-bit encoding.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
v_mul_f32 v1, v2, v3
# SI: 10020702
# VI: 0a020702
# GFX9: 0a020702
# GFX10: 10020702
v_mul_f32 v1, s2, v3
# SI-NEXT: 10020602
# VI-NEXT: 0a020602
# GFX9-NEXT: 0a020602
# GFX10-NEXT: 10020602
v_mul_f32 v1, vcc_lo, v3
# SI-NEXT: 1002066a
# VI-NEXT: 0a02066a
# GFX9-NEXT: 0a02066a
# GFX10-NEXT: 1002066a
v_mul_f32 v1, 0x1234, v3
# SI-NEXT: 100206ff
# SI-NEXT: 00001234
# VI-NEXT: 0a0206ff
# VI-NEXT: 00001234
# GFX9-NEXT: 0a0206ff
# GFX9-NEXT: 00001234
# GFX10-NEXT: 100206ff
# GFX10-NEXT: 00001234
v_mul_f32 v1, late, v3
# SI-NEXT: 100206ff
# SI-NEXT: 00000005
# VI-NEXT: 0a0206ff
# VI-NEXT: 00000005
# GFX9-NEXT: 0a0206ff
# GFX9-NEXT: 00000005
# GFX10-NEXT: 100206ff
# GFX10-NEXT: 00000005
v_xor_b32_e32 v255, v254, v253
# SI-NEXT: 3bfffbfe
# VI-NEXT: 2bfffbfe
# GFX9-NEXT: 2bfffbfe
# GFX10-NEXT: 3bfffbfe
v_cndmask_b32 v1, v2, v3, vcc
# SI-NEXT: 00020702
# VI-NEXT: 00020702
# GFX9-NEXT: 00020702
# GFX10-NEXT: 02020702
v_lshlrev_b32 v1, 4, v3
# SI-NEXT: 34020684
# VI-NEXT: 24020684
# GFX9-NEXT: 24020684
# GFX10-NEXT: 34020684
v_madmk_f32 v1, v2, 0x1234, v3
# SI-NEXT: 40020702
# SI-NEXT: 00001234
# VI-NEXT: 2e020702
# VI-NEXT: 00001234
# GFX9-NEXT: 2e020702
# GFX9-NEXT: 00001234
# GFX10-NEXT: 40020702
# GFX10-NEXT: 00001234
v_madak_f32 v1, s2, v3, late
# SI-NEXT: 42020602
# SI-NEXT: 00000005
# SI-NOT: {{.}}
# VI-NEXT: 30020602
# VI-NEXT: 00000005
# VI-NOT: {{.}}
# GFX9-NEXT: 30020602
# GFX9-NEXT: 00000005
# GFX9-NOT: {{.}}
# GFX10-NEXT: 42020602
# GFX10-NEXT: 00000005
# GFX10-NOT: {{.}}
late = 5
