# Comparisons of pairs exist since GCN 1.2. s_cmp_ne_u64 is another name of
# s_cmp_lg_u64.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
s_cmp_eq_u64 s[2:3], s[4:5]
# VI: bf120402
# GFX9: bf120402
# GFX10: bf120402
s_cmp_lg_u64 s[2:3], 0
# VI-NEXT: bf138002
# GFX9-NEXT: bf138002
# GFX10-NEXT: bf138002
s_cmp_ne_u64 s[2:3], 0
# VI-NEXT: bf138002
# VI-NOT: {{.}}
# GFX9-NEXT: bf138002
# GFX9-NOT: {{.}}
# GFX10-NEXT: bf138002
# GFX10-NOT: {{.}}
