# SDWA on GCN 1.2.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
v_mov_b32 v1, v2 sdwa
# CHECK: 7e0202f9
# CHECK-NEXT: 00060602
v_mov_b32_sdwa v1, v2
# CHECK-NEXT: 7e0202f9
# CHECK-NEXT: 00060602
v_add_f32 v1, v2, v3 dst_sel:byte0 dst_unused:preserve src0_sel:word1 src1_sel:b3
# CHECK-NEXT: 020206f9
# CHECK-NEXT: 03051002
v_add_f32 v1, -v2, |v3| src0_sel:w0 clamp
# CHECK-NEXT: 020206f9
# CHECK-NEXT: 26142602
v_add_i32 v1, vcc, sext(v2), v3 src1_sel:byte_2
# CHECK-NEXT: 320206f9
# CHECK-NEXT: 020e0602
v_add_f32 v1, v2, v3 dst_unused:sext dst_sel:@5
# CHECK-NEXT: 020206f9
# CHECK-NEXT: 06060d02
v_cmp_lt_f32 vcc, v1, v2 src0_sel:byte1
# CHECK-NEXT: 7c8204f9
# CHECK-NEXT: 06010601
v_cndmask_b32 v1, v2, v3, vcc src0_sel:word0
# CHECK-NEXT: 000206f9
# CHECK-NEXT: 06040602
# CHECK-NOT: {{.}}
