// Each encoding family in LLVM's syntax. A line that begins with //! names the
// architectures that have the instructions up to the next such line.

//! all
; SOP1
s_mov_b32 s10, 0x12345678
s_mov_b64 s[2:3], exec
s_not_b64 vcc, s[4:5]
s_brev_b32 m0, s1
s_and_saveexec_b64 s[6:7], vcc
s_getpc_b64 s[8:9]
s_setpc_b64 s[8:9]
s_swappc_b64 s[10:11], s[12:13]
s_movrels_b32 s4, s5

; SOP2
s_add_u32 s0, s1, s2
s_addc_u32 s1, s1, 0
s_and_b64 s[0:1], s[2:3], vcc
s_lshl_b32 s5, -5, 64
s_cselect_b32 s3, 1.0, -4.0
s_bfe_u32 s7, s8, 0x100008
s_mul_i32 s9, s9, 1000

; SOPK
s_movk_i32 s3, -1234
s_cmovk_i32 s4, 0x7fff
s_cmpk_eq_i32 s3, 17
s_cmpk_lt_u32 s3, 0x8000
s_addk_i32 s7, 100
s_mulk_i32 s7, -3
s_getreg_b32 s2, hwreg(HW_REG_MODE, 4, 4)
s_setreg_b32 hwreg(HW_REG_STATUS), s2
s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 8), 0xf0

; SOPC
s_cmp_eq_i32 s1, s2
s_cmp_gt_u32 s1, 0xdeadbeef
s_bitcmp1_b32 s4, 12
s_bitcmp0_b64 s[4:5], s6

; SOPP
s_nop 3
first:
s_cbranch_scc0 first
s_cbranch_vccnz last
s_branch 1f
1: s_branch 1b
s_waitcnt vmcnt(3) & expcnt(2) & lgkmcnt(1)
s_waitcnt lgkmcnt(0)
s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 1)
s_sendmsghalt sendmsg(MSG_INTERRUPT)
s_sleep 10
s_setprio 2
s_barrier
s_trap 1
last:
s_endpgm
//! gcn1.0 gcn1.1
s_cbranch_g_fork s[2:3], s[4:5]

; SMRD
s_load_dword s1, s[2:3], 0xff
//! gcn1.2
s_set_gpr_idx_on s0, gpr_idx(SRC0,DST)
s_set_gpr_idx_off
s_cbranch_i_fork s[2:3], last
//! gcn1.4
s_pack_ll_b32_b16 s1, s2, s3
//! gcn1.5 gcn1.5.1
s_waitcnt_vscnt null, 0x3f
s_movrelsd_2_b32 s0, s1
s_andn1_saveexec_b64 s[6:7], vcc
s_round_mode 3
s_inst_prefetch 2
//! gcn1.4 gcn1.5 gcn1.5.1
s_call_b64 s[2:3], last
//! gcn1.4
s_lshl3_add_u32 s1, s2, s3
//! gcn1.5 gcn1.5.1
s_subvector_loop_begin s2, last

//! gcn1.2 gcn1.4 gcn1.4.1 gcn1.5 gcn1.5.1
; SMEM
s_load_dword s1, s[2:3], 0xfffff
//! all
s_load_dwordx8 s[8:15], s[2:3], s5
//! gcn1.0 gcn1.1
s_buffer_load_dwordx2 s[2:3], s[4:7], 0x10
//! gcn1.5 gcn1.5.1
s_load_dword s1, s[2:3], -16 glc dlc
//! gcn1.2 gcn1.4 gcn1.4.1 gcn1.5 gcn1.5.1
s_buffer_load_dwordx2 s[2:3], s[4:7], 0x10 glc
//! gcn1.2 gcn1.4 gcn1.4.1
s_store_dwordx2 s[2:3], s[4:5], 0x20
s_buffer_store_dword s2, s[4:7], m0
//! gcn1.0 gcn1.1 gcn1.2 gcn1.4 gcn1.4.1
s_memtime s[2:3]
//! gcn1.5 gcn1.5.1
s_buffer_load_dwordx16 s[16:31], s[4:7], null
s_memrealtime s[2:3]
//! gcn1.0 gcn1.1 gcn1.5 gcn1.5.1
s_dcache_inv
//! gcn1.1
s_load_dwordx4 s[4:7], s[2:3], 0x12345
//! gcn1.2 gcn1.4 gcn1.4.1
s_dcache_wb
s_atc_probe 3, s[4:5], 0x40
//! gcn1.4 gcn1.4.1
s_load_dword s1, s[2:3], -16
s_atomic_add s5, s[2:3], s101
s_atomic_cmpswap_x2 s[4:7], s[2:3], 0x40 glc
s_scratch_load_dword s5, s[2:3], s7
s_scratch_store_dwordx4 s[4:7], s[2:3], 0x10
//! gcn1.5 gcn1.5.1
s_gl1_inv

//! all
; VOP1
v_mov_b32 v1, v2
v_mov_b32_e64 v1, s7
v_mov_b32 v250, 0x3f800001
v_cvt_f32_i32 v3, -16
v_cvt_f64_f32_e32 v[4:5], v6
v_rcp_f64 v[4:5], v[6:7]
v_frexp_exp_i32_f32_e64 v1, -|v2|
v_readfirstlane_b32 s5, v7
v_nop

; VOP2
v_add_f32 v1, v2, v3
v_add_f32_e64 v1, -s2, |v3| clamp
v_mul_f32 v1, 0.5, v3
v_sub_f32_e64 v1, v2, v3 mul:2
v_and_b32 v1, 0x55aa55aa, v3
v_cndmask_b32 v1, v2, v3, vcc
v_cndmask_b32_e64 v1, v2, -v3, s[10:11]
v_max_f32_e32 v1, m0, v2

; VOPC
v_cmp_lt_f32 vcc, v1, v2
v_cmp_eq_u32_e64 s[10:11], v1, s2
v_cmp_class_f32 vcc, v1, v2
v_cmp_ngt_f64 vcc, v[1:2], v[3:4]
v_cmp_gt_f32_e64 s[2:3], |v1|, -4.0

; VOP3A, VOP3B
v_mad_f32 v1, v2, v3, v4
//! gcn1.5 gcn1.5.1
v_fma_f32 v1, v2, 0x3f800001, v4
v_add_f32_e64 v1, s2, s3
v_permlane16_b32 v1, v2, s3, s4 op_sel:[1,0]
//! all
v_fma_f32 v1, -v2, |s3|, 2.0 clamp mul:4
v_fma_f64 v[0:1], v[2:3], s[4:5], -v[6:7]
v_bfe_u32 v1, v2, 8, 8
v_mul_lo_u32 v1, v2, v3
v_mul_hi_u32 v1, s2, v3
v_div_scale_f32 v1, vcc, v2, v3, v4
v_div_scale_f64 v[0:1], s[10:11], v[2:3], v[4:5], v[6:7]
v_div_fmas_f32 v1, v2, v3, v4
v_med3_i32 v0, 1, 2, v3
//! gcn1.0 gcn1.1
v_add_i32 v1, vcc, v2, v3
//! gcn1.2
v_add_u32 v1, vcc, v2, v3
//! gcn1.0 gcn1.1 gcn1.2
v_addc_u32 v1, vcc, v2, v3, vcc
//! gcn1.0 gcn1.1
v_sub_i32_e64 v1, s[10:11], v2, v3
//! gcn1.0
v_mac_legacy_f32 v1, v2, v3
v_movreld_b32 v1, v2
//! gcn1.1
v_trunc_f64 v[0:1], v[2:3]
v_mad_u64_u32 v[0:1], s[10:11], v2, v3, v[4:5]
//! gcn1.2
v_sub_u32_e64 v1, s[10:11], v2, v3
//! gcn1.4 gcn1.4.1 gcn1.5 gcn1.5.1
v_add_co_u32 v1, vcc, v2, v3
//! gcn1.4 gcn1.4.1
v_addc_co_u32 v1, vcc, v2, v3, vcc
v_sub_co_u32_e64 v1, s[10:11], v2, v3
v_add_u32 v1, v2, v3
//! gcn1.2 gcn1.4 gcn1.4.1
v_madmk_f32 v1, v2, 0x11213141, v3
//! gcn1.2
v_madak_f16 v1, v2, v3, 0x1121
//! gcn1.2 gcn1.4 gcn1.4.1
v_add_f16 v1, 0x3555, v2
//! gcn1.2
v_ldexp_f16 v1, v2, 3
//! gcn1.4
v_mad_mix_f32 v1, v2, v3, v4
v_swap_b32 v1, v2
//! gcn1.5 gcn1.5.1
v_add_co_ci_u32 v1, vcc, v2, v3, vcc
v_add_nc_u32 v1, v2, v3
v_fmamk_f32 v1, v2, 0x11213141, v3
v_fmac_f16 v1, v2, v3
v_cmpx_lt_f32 v1, v2
//! gcn1.5.1
v_dot2_f32_f16 v1, v2, v3, v4
v_dot2c_f32_f16 v1, v2, v3
v_dot8_u32_u4 v1, v2, v3, v4

//! gcn1.4 gcn1.4.1 gcn1.5 gcn1.5.1
; VOP3P
v_pk_add_f16 v1, v2, v3
v_pk_fma_f16 v1, v2, s3, v4 op_sel:[1,0,1] op_sel_hi:[0,1,0] neg_lo:[1,0,0] neg_hi:[0,1,1] clamp
v_pk_lshlrev_b16 v1, 3, v2
//! gcn1.4.1
v_fma_mix_f32 v1, v2, v3, v4
v_dot2_f32_f16 v1, v2, v3, v4
v_dot4_i32_i8 v1, v2, v3, v4
v_fmac_f32 v1, v2, v3
v_xnor_b32 v1, v2, v3

//! all
; DS
ds_read_b32 v1, v2
ds_read2_b64 v[2:5], v1 offset0:3 offset1:0xff
ds_write_b64 v1, v[2:3] offset:65535
ds_add_rtn_u32 v1, v2, v3 offset:16 gds
ds_cmpst_b32 v1, v2, v3
ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM, 3, 2, 1, 0)
ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM, "01pip")
ds_consume v8 offset:4

; MUBUF
buffer_load_dword v1, off, s[4:7], s1
buffer_load_dwordx4 v[1:4], v0, s[4:7], 0 offen offset:4095 glc
buffer_load_format_xyz v[1:3], v[8:9], s[8:11], m0 idxen offen slc
buffer_store_byte v1, v2, s[4:7], -1 idxen offset:4
buffer_atomic_add v1, off, s[4:7], s2 offset:8
//! gcn1.0
buffer_load_ubyte v1, v[2:3], s[4:7], 0 addr64
//! all
buffer_atomic_cmpswap v[1:2], v3, s[4:7], 0.5 idxen glc

; MTBUF
//! gcn1.0 gcn1.1 gcn1.2 gcn1.4 gcn1.4.1
tbuffer_load_format_x v1, off, s[4:7], 0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT]
tbuffer_store_format_xyzw v[1:4], v5, s[4:7], s1 format:78 offen offset:80
tbuffer_load_format_xy v[1:2], v5, s[8:11], m0 format:[BUF_DATA_FORMAT_32_32] idxen glc

; MIMG
image_load v[0:3], v[4:7], s[8:15] dmask:0xf unorm
image_load_mip v5, v[4:7], s[8:15] dmask:0x1 unorm
image_store v[0:1], v[4:7], s[8:15] dmask:0x5 unorm glc
image_sample v[0:2], v[4:7], s[8:15], s[16:19] dmask:0x7
image_sample_l v[0:4], v[4:7], s[8:15], s[16:19] dmask:0xf tfe
image_gather4_lz v[0:3], v[4:7], s[8:15], s[16:19] dmask:0x2
image_atomic_add v1, v[4:7], s[8:15] dmask:0x1 unorm glc
image_get_resinfo v[0:3], v4, s[8:15] dmask:0xf
//! gcn1.4
image_load v[0:1], v[4:7], s[8:15] dmask:0x7 unorm d16
//! gcn1.5 gcn1.5.1
tbuffer_load_format_x v1, off, s[4:7], 0 format:[BUF_FMT_32_FLOAT]
tbuffer_store_format_xyzw v[1:4], v5, s[4:7], format:78, s1 offen offset:80
tbuffer_load_format_xy v[1:2], v5, s[8:11], m0 format:22 idxen glc dlc

; MIMG, NSA
image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D unorm
image_store v[0:1], [v4, v9, v5], s[8:15] dmask:0x5 dim:SQ_RSRC_IMG_3D unorm glc dlc
image_sample v[0:2], [v4, v40], s[8:15], s[16:19] dmask:0x7 dim:SQ_RSRC_IMG_2D
image_sample_d v[0:3], [v4, v40, v3, v2, v1, v80], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
image_sample_l v[0:1], v[4:6], s[8:15], s[16:19] dmask:0x7 dim:SQ_RSRC_IMG_2D d16
image_load v0, v4, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D unorm a16
image_atomic_add v1, v[4:5], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm glc

//! all
; VINTRP
v_interp_p1_f32 v1, v2, attr3.x
v_interp_p2_f32 v1, v2, attr32.w
v_interp_mov_f32 v5, p10, attr0.y

; EXP
exp mrt0 v0, v1, v2, v3 done vm
exp pos1 v4, off, v5, off
exp param31 v0, v0, v0, v0
exp mrtz v1, v1, v2, v2 compr
exp null off, off, off, off

//! gcn1.1 gcn1.2 gcn1.4 gcn1.4.1 gcn1.5 gcn1.5.1
; FLAT
flat_load_dword v1, v[2:3]
//! gcn1.1 gcn1.2 gcn1.4 gcn1.4.1
flat_load_dwordx3 v[1:3], v[4:5] glc slc
//! gcn1.5 gcn1.5.1
flat_load_dwordx3 v[1:3], v[4:5] glc slc dlc
//! gcn1.1 gcn1.2 gcn1.4 gcn1.4.1 gcn1.5 gcn1.5.1
flat_store_byte v[2:3], v1
flat_atomic_add v1, v[2:3], v4 glc
flat_atomic_cmpswap_x2 v[2:3], v[4:7]

//! gcn1.4 gcn1.4.1 gcn1.5 gcn1.5.1
; GLOBAL, SCRATCH
global_load_dword v1, v[2:3], off offset:-8
global_load_dwordx2 v[4:5], v1, s[2:3] offset:2047 glc
global_store_short_d16_hi v[2:3], v1, off slc
global_atomic_add v1, v[2:3], v4, off glc
global_atomic_swap_x2 v1, v[4:5], s[2:3]
scratch_load_dword v1, v2, off offset:4
scratch_load_dword v1, off, s3
scratch_store_dwordx4 off, v[4:7], s3 offset:16

//! gcn1.2 gcn1.4 gcn1.4.1 gcn1.5 gcn1.5.1
; SDWA
//! gcn1.2 gcn1.4 gcn1.4.1
v_mov_b32_sdwa v1, v2 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1
//! gcn1.5 gcn1.5.1
v_mov_b32_sdwa v1, s2 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1
//! gcn1.2 gcn1.4 gcn1.4.1 gcn1.5 gcn1.5.1
v_add_f16_sdwa v1, -v2, |v3| clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_1
v_cmp_eq_u32_sdwa vcc, v1, v2 src0_sel:BYTE_3 src1_sel:WORD_1
//! gcn1.2 gcn1.4 gcn1.4.1
v_and_b32_sdwa v1, sext(v2), v3 dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 src1_sel:DWORD

; DPP
v_mov_b32_dpp v1, v2 quad_perm:[3,2,1,0] row_mask:0xa bank_mask:0x1
v_add_f32_dpp v1, -v2, |v3| row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:0
v_max_u32_dpp v1, v2, v3 row_ror:15 row_mask:0x0 bank_mask:0xf
v_mov_b32_dpp v1, v2 row_mirror row_mask:0xf bank_mask:0xf
//! gcn1.4 gcn1.4.1
v_add_f32_sdwa v1, s2, v3 mul:2 dst_sel:DWORD src0_sel:DWORD src1_sel:DWORD
v_cmp_lt_f32_sdwa s[10:11], v1, s2 src0_sel:WORD_1 src1_sel:DWORD
//! gcn1.2 gcn1.4 gcn1.4.1
v_mov_b32_dpp v1, v2 wave_shr:1 row_mask:0xf bank_mask:0xf
v_mov_b32_dpp v1, v2 row_bcast:31 row_mask:0xf bank_mask:0xf

//! gcn1.5 gcn1.5.1
; DPP, DPP8
v_mov_b32_dpp v1, v2 quad_perm:[3,2,1,0] row_mask:0xa bank_mask:0x1 fi:1
v_add_f32_dpp v1, -v2, |v3| row_share:3 row_mask:0xf bank_mask:0xf bound_ctrl:0
v_mov_b32_dpp v1, v2 row_xmask:9 row_mask:0xf bank_mask:0xf
v_mov_b32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]
v_add_f32_dpp v1, v2, v3 dpp8:[0,1,2,3,4,5,6,7] fi:1
