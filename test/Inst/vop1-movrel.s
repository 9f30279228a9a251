# Instructions that GCN 1.4 lacks.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
v_movreld_b32 v1, v2
# SI: 7e028502
# VI: 7e026d02
# GFX10: 7e028502
v_movrelsd_b32 v1, v2
# SI-NEXT: 7e028902
# VI-NEXT: 7e027102
# GFX10-NEXT: 7e028902
v_movrels_b32 v1, v2
# SI-NEXT: 7e028702
# SI-NOT: {{.}}
# VI-NEXT: 7e026f02
# VI-NOT: {{.}}
# GFX10-NEXT: 7e028702
# GFX10-NOT: {{.}}
