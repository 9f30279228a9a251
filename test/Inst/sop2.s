# SOP2: one operand may be the literal.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
s_add_u32 s0, s1, s2
# SI: 80000201
# VI: 80000201
# GFX9: 80000201
# GFX10: 80000201
s_sub_i32 s10, 0x12345678, s3
# SI-NEXT: 818a03ff
# SI-NEXT: 12345678
# VI-NEXT: 818a03ff
# VI-NEXT: 12345678
# GFX9-NEXT: 818a03ff
# GFX9-NEXT: 12345678
# GFX10-NEXT: 818a03ff
# GFX10-NEXT: 12345678
s_sub_i32 s10, s3, 0x12345678
# SI-NEXT: 818aff03
# SI-NEXT: 12345678
# VI-NEXT: 818aff03
# VI-NEXT: 12345678
# GFX9-NEXT: 818aff03
# GFX9-NEXT: 12345678
# GFX10-NEXT: 818aff03
# GFX10-NEXT: 12345678
s_and_b64 exec, exec, vcc
# SI-NEXT: 87fe6a7e
# VI-NEXT: 86fe6a7e
# GFX9-NEXT: 86fe6a7e
# GFX10-NEXT: 87fe6a7e
s_cselect_b64 s[2:3], s[4:5], -1
# SI-NEXT: 8582c104
# VI-NEXT: 8582c104
# GFX9-NEXT: 8582c104
# GFX10-NEXT: 8582c104
s_bfm_b64 s[2:3], s4, 5
# SI-NEXT: 92828504
# VI-NEXT: 91828504
# GFX9-NEXT: 91828504
# GFX10-NEXT: 92828504
s_lshl_b64 s[2:3], s[4:5], m0
# SI-NEXT: 8f827c04
# VI-NEXT: 8e827c04
# GFX9-NEXT: 8e827c04
# GFX10-NEXT: 8f827c04
s_mul_i32 vcc_hi, s1, s1
# SI-NEXT: 936b0101
# SI-NOT: {{.}}
# VI-NEXT: 926b0101
# VI-NOT: {{.}}
# GFX9-NEXT: 926b0101
# GFX9-NOT: {{.}}
# GFX10-NEXT: 936b0101
# GFX10-NOT: {{.}}
