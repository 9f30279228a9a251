# SOPK: a 16-bit immediate, signed or unsigned.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
s_movk_i32 s5, 0x1234
# SI: b0051234
# VI: b0051234
# GFX9: b0051234
# GFX10: b0051234
s_movk_i32 s5, -32768
# SI-NEXT: b0058000
# VI-NEXT: b0058000
# GFX9-NEXT: b0058000
# GFX10-NEXT: b0058000
s_movk_i32 s5, 65535
# SI-NEXT: b005ffff
# VI-NEXT: b005ffff
# GFX9-NEXT: b005ffff
# GFX10-NEXT: b005ffff
s_cmpk_eq_i32 s5, -1
# SI-NEXT: b185ffff
# VI-NEXT: b105ffff
# GFX9-NEXT: b105ffff
# GFX10-NEXT: b185ffff
s_cmpk_lg_u32 vcc_lo, 7
# SI-NEXT: b56a0007
# VI-NEXT: b4ea0007
# GFX9-NEXT: b4ea0007
# GFX10-NEXT: b56a0007
s_addk_i32 m0, 100
# SI-NEXT: b7fc0064
# VI-NEXT: b77c0064
# GFX9-NEXT: b77c0064
# GFX10-NEXT: b7fc0064
s_mulk_i32 s5, 0x10
# SI-NEXT: b8050010
# VI-NEXT: b7850010
# GFX9-NEXT: b7850010
# GFX10-NEXT: b8050010
s_cmovk_i32 s5, 3
# SI-NEXT: b1050003
# SI-NOT: {{.}}
# VI-NEXT: b0850003
# VI-NOT: {{.}}
# GFX9-NEXT: b0850003
# GFX9-NOT: {{.}}
# GFX10-NEXT: b1050003
# GFX10-NOT: {{.}}
