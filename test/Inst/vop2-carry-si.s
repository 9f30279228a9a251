# Additions with carry. Masks other than vcc require the long encoding.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
v_addc_u32 v1, vcc, v2, v3, vcc
# SI: 50020702
# VI: 38020702
v_addc_u32 v1, s[4:5], v2, v3, vcc
# SI-NEXT: d2500401
# SI-NEXT: 01aa0702
# VI-NEXT: d11c0401
# VI-NEXT: 01aa0702
v_addc_u32 v1, vcc, v2, v3, s[6:7]
# SI-NEXT: d2506a01
# SI-NEXT: 001a0702
# VI-NEXT: d11c6a01
# VI-NEXT: 001a0702
v_add_i32 v1, vcc, v2, v3
# SI-NEXT: 4a020702
# VI-NEXT: 32020702
v_add_i32 v1, s[4:5], v2, s1
# SI-NEXT: d24a0401
# SI-NEXT: 00000302
# VI-NEXT: d1190401
# VI-NEXT: 00000302
v_subrev_i32 v1, vcc, s2, v3
# SI-NEXT: 4e020602
# VI-NEXT: 36020602
v_add_u32 v1, vcc, v2, v3
# SI-NEXT: 4a020702
# SI-NOT: {{.}}
# VI-NEXT: 32020702
# VI-NOT: {{.}}
