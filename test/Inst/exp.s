# EXP: targets, sources left out, flags.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
exp mrt0, v1, v2, v3, v4
# SI: f800000f
# SI-NEXT: 04030201
# VI: c400000f
# VI-NEXT: 04030201
# GFX10: f800000f
# GFX10-NEXT: 04030201
exp mrtz, v1, off, off, off done
# SI-NEXT: f8000881
# SI-NEXT: 00000001
# VI-NEXT: c4000881
# VI-NEXT: 00000001
# GFX10-NEXT: f8000881
# GFX10-NEXT: 00000001
exp null, off, off, off, off done vm
# SI-NEXT: f8001890
# SI-NEXT: 00000000
# VI-NEXT: c4001890
# VI-NEXT: 00000000
# GFX10-NEXT: f8001890
# GFX10-NEXT: 00000000
exp pos3, v1, v2, v3, v4 done
# SI-NEXT: f80008ff
# SI-NEXT: 04030201
# VI-NEXT: c40008ff
# VI-NEXT: 04030201
# GFX10-NEXT: f80008ff
# GFX10-NEXT: 04030201
exp param31, v1, v2, off, v4
# SI-NEXT: f80003fb
# SI-NEXT: 04000201
# VI-NEXT: c40003fb
# VI-NEXT: 04000201
# GFX10-NEXT: f80003fb
# GFX10-NEXT: 04000201
exp mrt7, v1, v1, v2, v2 compr vm
# SI-NEXT: f800147f
# SI-NEXT: 00000201
# VI-NEXT: c400147f
# VI-NEXT: 00000201
# GFX10-NEXT: f800147f
# GFX10-NEXT: 00000201
exp MRT1, v1, v1, off, off compr
# SI-NEXT: f8000413
# SI-NEXT: 00000001
# SI-NOT: {{.}}
# VI-NEXT: c4000413
# VI-NEXT: 00000001
# VI-NOT: {{.}}
# GFX10-NEXT: f8000413
# GFX10-NEXT: 00000001
# GFX10-NOT: {{.}}
