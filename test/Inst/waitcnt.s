# s_waitcnt leaves counters that are not named at their maximum.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
s_waitcnt vmcnt(0)
# SI: bf8c0f70
# GFX9: bf8c0f70
# GFX10: bf8c3f70
s_waitcnt expcnt(3)
# SI-NEXT: bf8c0f3f
# GFX9-NEXT: bf8ccf3f
# GFX10-NEXT: bf8cff3f
s_waitcnt lgkmcnt(0)
# SI-NEXT: bf8c007f
# GFX9-NEXT: bf8cc07f
# GFX10-NEXT: bf8cc07f
s_waitcnt vmcnt(1) & lgkmcnt(2) & expcnt(0)
# SI-NEXT: bf8c0201
# GFX9-NEXT: bf8c0201
# GFX10-NEXT: bf8c0201
s_waitcnt vmcnt ( 5 ) lgkmcnt(1+1)
# SI-NEXT: bf8c0275
# SI-NOT: {{.}}
# GFX9-NEXT: bf8c0275
# GFX9-NOT: {{.}}
# GFX10-NEXT: bf8c0275
# GFX10-NOT: {{.}}
