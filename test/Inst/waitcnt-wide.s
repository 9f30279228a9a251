# vmcnt has 6 bits since GCN 1.4, lgkmcnt since GCN 1.5.
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
s_waitcnt vmcnt(63)
# GFX10: bf8cff7f
s_waitcnt vmcnt(33) lgkmcnt(62)
# GFX10-NEXT: bf8cbe71
# GFX10-NOT: {{.}}
