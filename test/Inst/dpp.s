# DPP modifiers, which move values between lanes.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
v_mov_b32_dpp v1, v2
# VI: 7e0202fa
# VI-NEXT: ff00e402
# GFX9: 7e0202fa
# GFX9-NEXT: ff00e402
# GFX10: 7e0202fa
# GFX10-NEXT: ff00e402
v_mov_b32 v1, v2 dpp
# VI-NEXT: 7e0202fa
# VI-NEXT: ff00e402
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: ff00e402
# GFX10-NEXT: 7e0202fa
# GFX10-NEXT: ff00e402
v_mov_b32 v1, v2 quad_perm:[3,2,1,0]
# VI-NEXT: 7e0202fa
# VI-NEXT: ff001b02
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: ff001b02
# GFX10-NEXT: 7e0202fa
# GFX10-NEXT: ff001b02
v_mov_b32 v1, v2 row_shl:1
# VI-NEXT: 7e0202fa
# VI-NEXT: ff010102
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: ff010102
# GFX10-NEXT: 7e0202fa
# GFX10-NEXT: ff010102
v_mov_b32 v1, v2 row_shr:15
# VI-NEXT: 7e0202fa
# VI-NEXT: ff011f02
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: ff011f02
# GFX10-NEXT: 7e0202fa
# GFX10-NEXT: ff011f02
v_mov_b32 v1, v2 row_ror:4
# VI-NEXT: 7e0202fa
# VI-NEXT: ff012402
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: ff012402
# GFX10-NEXT: 7e0202fa
# GFX10-NEXT: ff012402
v_mov_b32 v1, v2 row_mirror
# VI-NEXT: 7e0202fa
# VI-NEXT: ff014002
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: ff014002
# GFX10-NEXT: 7e0202fa
# GFX10-NEXT: ff014002
v_mov_b32 v1, v2 row_half_mirror
# VI-NEXT: 7e0202fa
# VI-NEXT: ff014102
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: ff014102
# GFX10-NEXT: 7e0202fa
# GFX10-NEXT: ff014102
v_mov_b32 v1, v2 row_hmirror bank_mask:3 row_mask:0xa
# VI-NEXT: 7e0202fa
# VI-NEXT: a3014102
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: a3014102
# GFX10-NEXT: 7e0202fa
# GFX10-NEXT: a3014102
v_mov_b32 v1, v2 row_shl:1 bound_ctrl
# VI-NEXT: 7e0202fa
# VI-NEXT: ff090102
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: ff090102
# GFX10-NEXT: 7e0202fa
# GFX10-NEXT: ff090102
v_mov_b32 v1, v2 row_shl:1 bound_ctrl:0
# VI-NEXT: 7e0202fa
# VI-NEXT: ff090102
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: ff090102
# GFX10-NEXT: 7e0202fa
# GFX10-NEXT: ff090102
v_mov_b32 v1, v2 row_shl:1 bound_ctrl:1
# VI-NEXT: 7e0202fa
# VI-NEXT: ff090102
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: ff090102
# GFX10-NEXT: 7e0202fa
# GFX10-NEXT: ff090102
v_mov_b32 v1, v2 row_shl:1 bound_ctrl:0:0
# VI-NEXT: 7e0202fa
# VI-NEXT: ff010102
# GFX9-NEXT: 7e0202fa
# GFX9-NEXT: ff010102
# GFX10-NEXT: 7e0202fa
# GFX10-NEXT: ff010102
v_add_f32 v1, -v2, |v3| row_shl:1
# VI-NEXT: 020206fa
# VI-NEXT: ff910102
# GFX9-NEXT: 020206fa
# GFX9-NEXT: ff910102
# GFX10-NEXT: 060206fa
# GFX10-NEXT: ff910102
v_cmp_lt_f32 vcc, v1, v2 row_shl:1
# VI-NEXT: 7c8204fa
# VI-NEXT: ff010101
# VI-NOT: {{.}}
# GFX9-NEXT: 7c8204fa
# GFX9-NEXT: ff010101
# GFX9-NOT: {{.}}
# GFX10-NEXT: 7c0204fa
# GFX10-NEXT: ff010101
# GFX10-NOT: {{.}}
