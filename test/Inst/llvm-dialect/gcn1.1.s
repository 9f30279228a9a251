// Each encoding family of GCN 1.1 in LLVM's syntax: the bytes are llvm-mc's.
// RUN: llvm-mc -triple=amdgcn -mcpu=bonaire -filetype=obj %s -o %t.o
// RUN: llvm-objcopy -O binary --only-section=.text %t.o %t.llvm
// RUN: clrx-mc --format=rawcode -mcpu=bonaire -filetype=obj %S/Inputs/dialect-llvm.clrx %s -o %t.clrx
// RUN: cmp %t.llvm %t.clrx

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
s_cbranch_g_fork s[2:3], s[4:5]

; SMRD
s_load_dword s1, s[2:3], 0xff
s_load_dwordx8 s[8:15], s[2:3], s5
s_buffer_load_dwordx2 s[2:3], s[4:7], 0x10
s_memtime s[2:3]
s_dcache_inv
s_load_dwordx4 s[4:7], s[2:3], 0x12345

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
v_fma_f32 v1, -v2, |s3|, 2.0 clamp mul:4
v_fma_f64 v[0:1], v[2:3], s[4:5], -v[6:7]
v_bfe_u32 v1, v2, 8, 8
v_mul_lo_u32 v1, v2, v3
v_mul_hi_u32 v1, s2, v3
v_div_scale_f32 v1, vcc, v2, v3, v4
v_div_scale_f64 v[0:1], s[10:11], v[2:3], v[4:5], v[6:7]
v_div_fmas_f32 v1, v2, v3, v4
v_med3_i32 v0, 1, 2, v3
v_add_i32 v1, vcc, v2, v3
v_addc_u32 v1, vcc, v2, v3, vcc
v_sub_i32_e64 v1, s[10:11], v2, v3
v_trunc_f64 v[0:1], v[2:3]
v_mad_u64_u32 v[0:1], s[10:11], v2, v3, v[4:5]

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
buffer_atomic_cmpswap v[1:2], v3, s[4:7], 0.5 idxen glc

; MTBUF
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

; FLAT
flat_load_dword v1, v[2:3]
flat_load_dwordx3 v[1:3], v[4:5] glc slc
flat_store_byte v[2:3], v1
flat_atomic_add v1, v[2:3], v4 glc
flat_atomic_cmpswap_x2 v[2:3], v[4:7]
