# RUN: clrx-check-printer GCN1.2 %s | FileCheck %s --match-full-lines --implicit-check-not=error
#
# The canonical text of instructions is clrxdisasm's, unless that text does not
# assemble to the same words.

s_load_dword s0, s[2:3], 300 glc
# CHECK: s_load_dword s0, s[2:3], 0x12c glc
s_atc_probe 3, s[2:3], 0x10
# CHECK-NEXT: s_atc_probe 0x3, s[2:3], 0x10
s_mov_b32 s0, xnack_mask_lo
# CHECK-NEXT: s_mov_b32 s0, xnack_mask_lo
s_set_gpr_idx_on s1, 0xf
# CHECK-NEXT: s_set_gpr_idx_on s1, 0xf
v_mov_b32 v1, 0.15915494
# CHECK-NEXT: v_mov_b32 v1, 0.15915494
v_add_f16 v1, 0.5, v2
# CHECK-NEXT: v_add_f16 v1, 0.5, v2
v_mov_b32_sdwa v1, v2
# CHECK-NEXT: v_mov_b32 v1, v2 sdwa
v_add_f32 v1, sext(-v2), abs(v3) dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:w1 clamp
# CHECK-NEXT: v_add_f32 v1, sext(-v2), abs(v3) clamp dst_sel:byte1 dst_unused:preserve src0_sel:word1
v_add_f32 v1, v2, v3 src1_sel:@7
# CHECK-NEXT: v_add_f32 v1, v2, v3 src1_sel:@7
v_mov_b32_dpp v1, v2
# CHECK-NEXT: v_mov_b32 v1, v2 quad_perm:[0,1,2,3] bank_mask:15 row_mask:15
v_add_f32 v1, -v2, v3 row_shl:3 bound_ctrl:0 bank_mask:7
# CHECK-NEXT: v_add_f32 v1, -v2, v3 row_shl:3 bound_ctrl bank_mask:7 row_mask:15
v_mov_b32 v1, v2 quad_perm:[3,2,1,0]
# CHECK-NEXT: v_mov_b32 v1, v2 quad_perm:[3,2,1,0] bank_mask:15 row_mask:15
v_mov_b32 v1, v2 wave_ror:1
# CHECK-NEXT: v_mov_b32 v1, v2 wave_ror bank_mask:15 row_mask:15
v_mov_b32 v1, v2 row_bcast:31
# CHECK-NEXT: v_mov_b32 v1, v2 row_bcast31 bank_mask:15 row_mask:15
v_mov_b32 v1, v2 row_hmirror row_mask:3
# CHECK-NEXT: v_mov_b32 v1, v2 row_half_mirror bank_mask:15 row_mask:3
v_interp_p1ll_f16 v1, v2, attr4.z high
# CHECK-NEXT: v_interp_p1ll_f16 v1, v2, attr4.z high
v_interp_p1_f32 v1, v2, attr4.z vop3
# CHECK-NEXT: v_interp_p1_f32 v1, v2, attr4.z vop3
v_interp_p2_f32 v1, -v2, attr4.z
# CHECK-NEXT: v_interp_p2_f32 v1, -v2, attr4.z
image_load v1, v[4:7], s[8:15] d16
# CHECK-NEXT: image_load v1, v[4:7], s[8:15] d16
