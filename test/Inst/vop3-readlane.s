# Since GCN 1.2 lane instructions have the long encoding only.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
v_readlane_b32 s1, v2, s3
# VI: d2890001
# VI-NEXT: 00000702
# GFX10: d7600001
# GFX10-NEXT: 00000702
v_readlane_b32 s1, v2, 5
# VI-NEXT: d2890001
# VI-NEXT: 00010b02
# GFX10-NEXT: d7600001
# GFX10-NEXT: 00010b02
v_writelane_b32 v1, s2, m0
# VI-NEXT: d28a0001
# VI-NEXT: 0000f802
# GFX10-NEXT: d7610001
# GFX10-NEXT: 0000f802
v_readlane_b32 s1, v2, v3
# VI-NEXT: d2890001
# VI-NEXT: 00020702
# VI-NOT: {{.}}
# GFX10-NEXT: d7600001
# GFX10-NEXT: 00020702
# GFX10-NOT: {{.}}
