# SOP1: registers, special registers, constants and literals.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
s_mov_b32 s1, s2
# SI: be810302
# VI: be810002
# GFX9: be810002
# GFX10: be810302
s_mov_b32 s101, vcc_hi
# SI-NEXT: bee5036b
# VI-NEXT: bee5006b
# GFX9-NEXT: bee5006b
# GFX10-NEXT: bee5036b
s_mov_b64 s[2:3], exec
# SI-NEXT: be82047e
# VI-NEXT: be82017e
# GFX9-NEXT: be82017e
# GFX10-NEXT: be82047e
s_mov_b64 vcc, s[100:101]
# SI-NEXT: beea0464
# VI-NEXT: beea0164
# GFX9-NEXT: beea0164
# GFX10-NEXT: beea0464
s_mov_b32 m0, -16
# SI-NEXT: befc03d0
# VI-NEXT: befc00d0
# GFX9-NEXT: befc00d0
# GFX10-NEXT: befc03d0
s_mov_b32 s1, 64
# SI-NEXT: be8103c0
# VI-NEXT: be8100c0
# GFX9-NEXT: be8100c0
# GFX10-NEXT: be8103c0
s_mov_b32 s1, 65
# SI-NEXT: be8103ff
# SI-NEXT: 00000041
# VI-NEXT: be8100ff
# VI-NEXT: 00000041
# GFX9-NEXT: be8100ff
# GFX9-NEXT: 00000041
# GFX10-NEXT: be8103ff
# GFX10-NEXT: 00000041
s_not_b64 s[4:5], 0.5
# SI-NEXT: be8408f0
# VI-NEXT: be8405f0
# GFX9-NEXT: be8405f0
# GFX10-NEXT: be8408f0
s_brev_b32 s3, ttmp1
# SI-NEXT: be830b71
# VI-NEXT: be830871
# GFX9-NEXT: be83086d
# GFX10-NEXT: be830b6d
s_getpc_b64 s[4:5]
# SI-NEXT: be841f00
# VI-NEXT: be841c00
# GFX9-NEXT: be841c00
# GFX10-NEXT: be841f00
s_setpc_b64 s[4:5]
# SI-NEXT: be802004
# VI-NEXT: be801d04
# GFX9-NEXT: be801d04
# GFX10-NEXT: be802004
s_swappc_b64 s[4:5], s[6:7]
# SI-NEXT: be842106
# VI-NEXT: be841e06
# GFX9-NEXT: be841e06
# GFX10-NEXT: be842106
s_and_saveexec_b64 s[8:9], execz
# SI-NEXT: be8824fc
# SI-NOT: {{.}}
# VI-NEXT: be8820fc
# VI-NOT: {{.}}
# GFX9-NEXT: be8820fc
# GFX9-NOT: {{.}}
# GFX10-NEXT: be8824fc
# GFX10-NOT: {{.}}
