# On GCN 1.0 and 1.1 the lane of v_readlane and v_writelane takes the operand
# modifiers of other sources.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w8 %t | FileCheck %s
# RUN: clrxasm -b raw -g Bonaire -o %t %s && od -An -v -tx4 -w8 %t | FileCheck %s
# RUN: not clrxasm -b raw -g Tahiti -D err=1 -o %t %s 2>&1 | FileCheck %s --check-prefix=ERR
v_readlane_b32 s5, v1, -s6
# CHECK: d2020005 40000d01
v_readlane_b32 s5, v1, |m0|
# CHECK-NEXT: d2020205 0000f901
v_writelane_b32 v5, 0.0, -|s6|
# CHECK-NEXT: d2040205 40000c80
v_writelane_b32 v5, 1, abs( s3 )
# CHECK-NEXT: d2040205 00000681
v_writelane_b32 v5, 1, 0x1234
# CHECK-NEXT: 040bfe81 00001234
lane = %s4; v_writelane_b32 v5, 1, -lane
# CHECK-NEXT: d2040005 40000881
v_readlane_b32 s5, v1, s6; s_nop 0
# CHECK-NEXT: 020a0d01 bf800000
v_readlane_b32 s5, v1, -3; s_nop 0
# CHECK-NEXT: 020b8701 bf800000
# CHECK-NOT: {{.}}

.ifdef err
v_writelane_b32 v5, 1, s[3:4]
# ERR: :[[#@LINE-1]]:24: error: expected 1 scalar register, found 2
v_writelane_b32 v5, 1, v3
# ERR: :[[#@LINE-1]]:24: error: unresolved symbol 'v3'
.endif
