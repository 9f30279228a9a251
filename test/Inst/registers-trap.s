# Trap temporaries begin at 112. Since GCN 1.4 there are 16, from 108.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
s_mov_b32 ttmp0, ttmp11
# SI: bef0037b
# GFX9: beec0077
# GFX10: beec0377
s_mov_b64 ttmp[2:3], ttmp[4:5]
# SI-NEXT: bef20474
# SI-NOT: {{.}}
# GFX9-NEXT: beee0170
# GFX9-NOT: {{.}}
# GFX10-NEXT: beee0470
# GFX10-NOT: {{.}}
