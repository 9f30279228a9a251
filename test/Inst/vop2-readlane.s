# Lane instructions, whose sources and destination differ from other VOP2.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
v_readlane_b32 s1, v2, s3
# SI: 02020702
v_readlane_b32 s1, v2, 5
# SI-NEXT: 02030b02
v_writelane_b32 v1, s2, m0
# SI-NEXT: 0402f802
v_writelane_b32 v1, 7, m0
# SI-NEXT: 0402f887
v_readlane_b32_e64 s1, v2, s3
# SI-NEXT: d2020001
# SI-NEXT: 00000702
# SI-NOT: {{.}}
