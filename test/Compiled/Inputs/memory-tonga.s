	.amdgcn_target "amdgcn-amd-amdhsa--gfx802"
	.amdhsa_code_object_version 4
	.text
	.protected	reverse                 ; -- Begin function reverse
	.globl	reverse
	.p2align	8
	.type	reverse,@function
reverse:                                ; @reverse
; %bb.0:
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_mov_b32_e32 v2, 0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s8, s8, s2
	v_add_u32_e32 v1, vcc, s8, v0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_load_dword v3, v[1:2]
	v_and_b32_e32 v0, 63, v0
	v_lshlrev_b32_e32 v4, 2, v0
	v_xor_b32_e32 v0, 63, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[1:2], v0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel reverse
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 94
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	reverse, .Lfunc_end0-reverse
                                        ; -- End function
	.set reverse.num_vgpr, 5
	.set reverse.num_agpr, 0
	.set reverse.numbered_sgpr, 9
	.set reverse.num_named_barrier, 0
	.set reverse.private_seg_size, 0
	.set reverse.uses_vcc, 1
	.set reverse.uses_flat_scratch, 0
	.set reverse.has_dyn_sized_stack, 0
	.set reverse.has_recursion, 0
	.set reverse.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 132
; TotalNumSgprs: 96
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 256 bytes/workgroup (compile time only)
; SGPRBlocks: 11
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 96
; NumVGPRsForWavesPerEU: 5
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	__clang_ocl_kern_imp_reverse ; -- Begin function __clang_ocl_kern_imp_reverse
	.globl	__clang_ocl_kern_imp_reverse
	.p2align	2
	.type	__clang_ocl_kern_imp_reverse,@function
__clang_ocl_kern_imp_reverse:           ; @__clang_ocl_kern_imp_reverse
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[4:5], 0x4
	v_and_b32_e32 v2, 0x3ff, v31
	v_mov_b32_e32 v3, 0
	s_mov_b32 m0, -1
	s_mov_b64 s[0:1], s[6:7]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v2, vcc, s12, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v0, vcc, v0, v2
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	flat_load_dword v2, v[0:1]
	s_trap 2
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v0
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v2
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_reverse, .Lfunc_end1-__clang_ocl_kern_imp_reverse
                                        ; -- End function
	.set __clang_ocl_kern_imp_reverse.num_vgpr, 32
	.set __clang_ocl_kern_imp_reverse.num_agpr, 0
	.set __clang_ocl_kern_imp_reverse.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_reverse.num_named_barrier, 0
	.set __clang_ocl_kern_imp_reverse.private_seg_size, 0
	.set __clang_ocl_kern_imp_reverse.uses_vcc, 1
	.set __clang_ocl_kern_imp_reverse.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_reverse.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_reverse.has_recursion, 0
	.set __clang_ocl_kern_imp_reverse.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 128
; TotalNumSgprs: 34
; NumVgprs: 32
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	reduce                  ; -- Begin function reduce
	.globl	reduce
	.p2align	8
	.type	reduce,@function
reduce:                                 ; @reduce
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[2:3], s[6:7], 0x18
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s0, 0xffff
	s_mul_i32 s0, s8, s9
	v_add_u32_e32 v1, vcc, s0, v0
	v_cmp_gt_u64_e32 vcc, s[2:3], v[1:2]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB2_4
; %bb.1:
	s_load_dword s4, s[4:5], 0xc
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	s_mov_b32 s5, 0
	v_mov_b32_e32 v5, s15
	v_add_u32_e32 v3, vcc, s14, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	s_waitcnt lgkmcnt(0)
	s_lshl_b64 s[14:15], s[4:5], 2
	v_mov_b32_e32 v6, v2
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v7, s15
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v2, 0
.LBB2_2:                                ; =>This Inner Loop Header: Depth=1
	flat_load_dword v1, v[3:4]
	v_add_u32_e32 v5, vcc, s4, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_cmp_le_u64_e64 s[0:1], s[2:3], v[5:6]
	v_add_u32_e32 v3, vcc, s14, v3
	v_addc_u32_e32 v4, vcc, v4, v7, vcc
	s_or_b64 s[16:17], s[0:1], s[16:17]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v1
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB2_2
; %bb.3:
	s_or_b64 exec, exec, s[16:17]
.LBB2_4:
	s_or_b64 exec, exec, s[10:11]
	s_load_dword s2, s[6:7], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_lshr_b32 s3, s9, 1
	s_cmp_eq_u32 s3, 0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, s2, v1
	ds_write_b32 v1, v2
	s_cbranch_scc0 .LBB2_9
.LBB2_5:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_7
; %bb.6:
	v_mov_b32_e32 v0, s2
	s_mov_b32 s9, 0
	ds_read_b32 v2, v0
	s_lshl_b64 s[0:1], s[8:9], 2
	s_add_u32 s0, s12, s0
	s_addc_u32 s1, s13, s1
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB2_7:
	s_endpgm
.LBB2_8:                                ;   in Loop: Header=BB2_9 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s3, s3, 1
	s_cmp_eq_u32 s3, 0
	s_cbranch_scc1 .LBB2_5
.LBB2_9:                                ; =>This Inner Loop Header: Depth=1
	v_cmp_gt_u32_e32 vcc, s3, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_8
; %bb.10:                               ;   in Loop: Header=BB2_9 Depth=1
	s_lshl_b32 s4, s3, 2
	v_add_u32_e32 v2, vcc, s4, v1
	ds_read_b32 v2, v2
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v2, v3
	ds_write_b32 v1, v2
	s_branch .LBB2_8
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel reduce
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 94
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end2:
	.size	reduce, .Lfunc_end2-reduce
                                        ; -- End function
	.set reduce.num_vgpr, 8
	.set reduce.num_agpr, 0
	.set reduce.numbered_sgpr, 18
	.set reduce.num_named_barrier, 0
	.set reduce.private_seg_size, 0
	.set reduce.uses_vcc, 1
	.set reduce.uses_flat_scratch, 0
	.set reduce.has_dyn_sized_stack, 0
	.set reduce.has_recursion, 0
	.set reduce.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 368
; TotalNumSgprs: 96
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 11
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 96
; NumVGPRsForWavesPerEU: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	__clang_ocl_kern_imp_reduce ; -- Begin function __clang_ocl_kern_imp_reduce
	.globl	__clang_ocl_kern_imp_reduce
	.p2align	2
	.type	__clang_ocl_kern_imp_reduce,@function
__clang_ocl_kern_imp_reduce:            ; @__clang_ocl_kern_imp_reduce
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s6, s[4:5], 0x4
	v_and_b32_e32 v11, 0x3ff, v31
	v_mov_b32_e32 v8, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s13, s6, 0xffff
	s_mul_i32 s6, s12, s13
	v_add_u32_e32 v7, vcc, s6, v11
	v_cmp_gt_u64_e32 vcc, v[5:6], v[7:8]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB3_4
; %bb.1:
	s_load_dword s8, s[4:5], 0xc
	v_lshlrev_b64 v[9:10], 2, v[7:8]
	s_mov_b32 s9, 0
	v_add_u32_e32 v2, vcc, v2, v9
	v_addc_u32_e32 v3, vcc, v3, v10, vcc
	s_waitcnt lgkmcnt(0)
	s_lshl_b64 s[10:11], s[8:9], 2
	v_mov_b32_e32 v10, v8
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v12, s11
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, 0
.LBB3_2:                                ; =>This Inner Loop Header: Depth=1
	flat_load_dword v7, v[2:3]
	v_add_u32_e32 v9, vcc, s8, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	v_cmp_ge_u64_e64 s[4:5], v[9:10], v[5:6]
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v3, vcc, v3, v12, vcc
	s_or_b64 s[14:15], s[4:5], s[14:15]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v8, v7
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB3_2
; %bb.3:
	s_or_b64 exec, exec, s[14:15]
.LBB3_4:
	s_or_b64 exec, exec, s[6:7]
	v_lshlrev_b32_e32 v2, 2, v11
	s_lshr_b32 s6, s13, 1
	v_add_u32_e32 v2, vcc, v4, v2
	s_cmp_eq_u32 s6, 0
	s_mov_b32 m0, -1
	ds_write_b32 v2, v8
	s_cbranch_scc0 .LBB3_9
.LBB3_5:
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_7
; %bb.6:
	ds_read_b32 v3, v4
	s_mov_b32 s13, 0
	s_lshl_b64 s[6:7], s[12:13], 2
	v_mov_b32_e32 v2, s7
	v_add_u32_e32 v0, vcc, s6, v0
	v_addc_u32_e32 v1, vcc, v1, v2, vcc
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v3
.LBB3_7:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.LBB3_8:                                ;   in Loop: Header=BB3_9 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_lshr_b32 s6, s6, 1
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB3_5
.LBB3_9:                                ; =>This Inner Loop Header: Depth=1
	v_cmp_gt_u32_e32 vcc, s6, v11
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_8
; %bb.10:                               ;   in Loop: Header=BB3_9 Depth=1
	s_lshl_b32 s7, s6, 2
	v_add_u32_e32 v3, vcc, s7, v2
	ds_read_b32 v3, v3
	ds_read_b32 v5, v2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v3, v5
	ds_write_b32 v2, v3
	s_branch .LBB3_8
.Lfunc_end3:
	.size	__clang_ocl_kern_imp_reduce, .Lfunc_end3-__clang_ocl_kern_imp_reduce
                                        ; -- End function
	.set __clang_ocl_kern_imp_reduce.num_vgpr, 32
	.set __clang_ocl_kern_imp_reduce.num_agpr, 0
	.set __clang_ocl_kern_imp_reduce.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_reduce.num_named_barrier, 0
	.set __clang_ocl_kern_imp_reduce.private_seg_size, 0
	.set __clang_ocl_kern_imp_reduce.uses_vcc, 1
	.set __clang_ocl_kern_imp_reduce.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_reduce.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_reduce.has_recursion, 0
	.set __clang_ocl_kern_imp_reduce.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 348
; TotalNumSgprs: 34
; NumVgprs: 32
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	histogram               ; -- Begin function histogram
	.globl	histogram
	.p2align	8
	.type	histogram,@function
histogram:                              ; @histogram
; %bb.0:
	s_movk_i32 s0, 0x100
	v_cmp_gt_u32_e64 s[0:1], s0, v0
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB4_3
; %bb.1:
	v_subrev_u32_e32 v1, vcc, 64, v0
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v4, 0
	s_movk_i32 s9, 0xbf
.LBB4_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v1, vcc, 64, v1
	v_cmp_lt_u32_e32 vcc, s9, v1
	ds_write_b32 v3, v4
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_u32_e32 v3, vcc, 0x100, v3
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB4_2
.LBB4_3:
	s_or_b64 exec, exec, s[2:3]
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dword s6, s[6:7], 0x10
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s8, s8, s2
	v_add_u32_e32 v1, vcc, s8, v0
	v_cmp_gt_u32_e32 vcc, s6, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB4_6
; %bb.4:
	s_load_dword s7, s[4:5], 0xc
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v3, s15
	v_mov_b32_e32 v4, 1
.LBB4_5:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v5, vcc, s14, v1
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_ubyte v5, v[5:6]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, s7, v1
	v_cmp_le_u32_e32 vcc, s6, v1
	s_or_b64 s[4:5], vcc, s[4:5]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v5, 2, v5
	ds_add_u32 v5, v4
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB4_5
.LBB4_6:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB4_9
; %bb.7:
	v_subrev_u32_e32 v3, vcc, 64, v0
	v_mov_b32_e32 v1, s13
	v_add_u32_e32 v0, vcc, s12, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_mov_b64 s[0:1], 0
	s_movk_i32 s2, 0xbf
	s_mov_b32 m0, -1
.LBB4_8:                                ; =>This Inner Loop Header: Depth=1
	ds_read_b32 v4, v2
	v_add_u32_e32 v3, vcc, 64, v3
	v_cmp_lt_u32_e32 vcc, s2, v3
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	flat_atomic_add v[0:1], v4
	v_add_u32_e32 v0, vcc, 0x100, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v2, vcc, 0x100, v2
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB4_8
.LBB4_9:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel histogram
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 94
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end4:
	.size	histogram, .Lfunc_end4-histogram
                                        ; -- End function
	.set histogram.num_vgpr, 7
	.set histogram.num_agpr, 0
	.set histogram.numbered_sgpr, 16
	.set histogram.num_named_barrier, 0
	.set histogram.private_seg_size, 0
	.set histogram.uses_vcc, 1
	.set histogram.uses_flat_scratch, 0
	.set histogram.has_dyn_sized_stack, 0
	.set histogram.has_recursion, 0
	.set histogram.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 336
; TotalNumSgprs: 96
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 11
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 96
; NumVGPRsForWavesPerEU: 7
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	__clang_ocl_kern_imp_histogram ; -- Begin function __clang_ocl_kern_imp_histogram
	.globl	__clang_ocl_kern_imp_histogram
	.p2align	2
	.type	__clang_ocl_kern_imp_histogram,@function
__clang_ocl_kern_imp_histogram:         ; @__clang_ocl_kern_imp_histogram
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v2, 0x3ff, v31
	s_movk_i32 s8, 0x100
	v_cmp_gt_u32_e64 s[8:9], s8, v2
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB5_3
; %bb.1:
	v_subrev_u32_e32 v3, vcc, 64, v2
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v5, 0
	s_movk_i32 s13, 0xbf
	s_mov_b64 s[0:1], s[6:7]
	s_trap 2
                                        ; implicit-def: $vgpr6
.LBB5_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v3, vcc, 64, v3
	v_cmp_lt_u32_e32 vcc, s13, v3
	ds_write_b32 v6, v5
	s_or_b64 s[14:15], vcc, s[14:15]
	v_add_u32_e32 v6, vcc, 0x100, v6
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB5_2
.LBB5_3:
	s_or_b64 exec, exec, s[10:11]
	s_load_dword s10, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_b32 s10, s10, 0xffff
	s_mul_i32 s12, s12, s10
	v_add_u32_e32 v3, vcc, s12, v2
	v_cmp_lt_u32_e32 vcc, v3, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB5_6
; %bb.4:
	s_load_dword s12, s[4:5], 0xc
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v5, 1
.LBB5_5:                                ; =>This Inner Loop Header: Depth=1
	s_mov_b64 s[0:1], s[6:7]
	s_trap 2
	ds_add_u32 v0, v5
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, vcc, s12, v3
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB5_5
.LBB5_6:
	s_or_b64 exec, exec, s[10:11]
	s_barrier
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB5_9
; %bb.7:
	v_subrev_u32_e32 v3, vcc, 64, v2
	v_lshlrev_b32_e32 v2, 2, v2
	v_add_u32_e32 v0, vcc, v0, v2
	s_mov_b64 s[0:1], s[6:7]
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_mov_b64 s[6:7], 0
	s_movk_i32 s8, 0xbf
	s_mov_b32 m0, -1
	s_trap 2
                                        ; implicit-def: $vgpr2
.LBB5_8:                                ; =>This Inner Loop Header: Depth=1
	ds_read_b32 v4, v2
	v_add_u32_e32 v3, vcc, 64, v3
	v_cmp_lt_u32_e32 vcc, s8, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_waitcnt lgkmcnt(0)
	flat_atomic_add v[0:1], v4
	v_add_u32_e32 v0, vcc, 0x100, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v2, vcc, 0x100, v2
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB5_8
.LBB5_9:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end5:
	.size	__clang_ocl_kern_imp_histogram, .Lfunc_end5-__clang_ocl_kern_imp_histogram
                                        ; -- End function
	.set __clang_ocl_kern_imp_histogram.num_vgpr, 32
	.set __clang_ocl_kern_imp_histogram.num_agpr, 0
	.set __clang_ocl_kern_imp_histogram.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_histogram.num_named_barrier, 0
	.set __clang_ocl_kern_imp_histogram.private_seg_size, 0
	.set __clang_ocl_kern_imp_histogram.uses_vcc, 1
	.set __clang_ocl_kern_imp_histogram.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_histogram.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_histogram.has_recursion, 0
	.set __clang_ocl_kern_imp_histogram.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 324
; TotalNumSgprs: 34
; NumVgprs: 32
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	scratch                 ; -- Begin function scratch
	.globl	scratch
	.p2align	8
	.type	scratch,@function
scratch:                                ; @scratch
; %bb.0:
	s_load_dword s5, s[4:5], 0x4
	s_load_dwordx2 s[10:11], s[6:7], 0x0
	s_load_dword s4, s[6:7], 0x8
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s5, 0xffff
	s_mul_i32 s8, s8, s5
	v_add_u32_e32 v0, vcc, s8, v0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v0, vcc, s10, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_load_dword v2, v[0:1]
	s_mov_b32 s5, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s4, v2
	buffer_store_dword v3, off, s[0:3], 0 offset:4
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:8
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:12
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:16
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:20
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:24
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:28
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:32
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:36
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:40
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:44
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:48
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:52
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:56
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:60
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:64
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:68
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:72
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:76
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:80
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:84
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:88
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:92
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:96
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v2, off, s[0:3], 0
	v_and_b32_e32 v4, 31, v2
	v_mul_lo_u32 v2, v2, 7
	buffer_store_dword v3, off, s[0:3], 0 offset:100
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:104
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:108
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:112
	v_add_u32_e32 v3, vcc, s4, v3
	v_and_b32_e32 v5, 31, v2
	buffer_store_dword v3, off, s[0:3], 0 offset:116
	v_add_u32_e32 v3, vcc, s4, v3
	v_lshlrev_b32_e32 v5, 2, v5
	buffer_store_dword v3, off, s[0:3], 0 offset:120
	v_add_u32_e32 v3, vcc, s4, v3
	v_lshlrev_b32_e32 v4, 2, v4
	v_add_u32_e32 v5, vcc, s5, v5
	buffer_store_dword v3, off, s[0:3], 0 offset:124
	v_add_u32_e32 v4, vcc, s5, v4
	buffer_load_dword v5, v5, s[0:3], 0 offen
	buffer_load_dword v6, v4, s[0:3], 0 offen
	v_add_u32_e32 v7, vcc, 1, v2
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v3, vcc, s4, v3
	v_add_u32_e32 v7, vcc, s5, v7
	buffer_store_dword v3, off, s[0:3], 0 offset:128
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:132
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:136
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:140
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:144
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:148
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:152
	buffer_load_dword v8, v4, s[0:3], 0 offen offset:4
	buffer_load_dword v9, v4, s[0:3], 0 offen offset:8
	buffer_load_dword v10, v4, s[0:3], 0 offen offset:12
	buffer_load_dword v11, v4, s[0:3], 0 offen offset:16
	buffer_load_dword v12, v4, s[0:3], 0 offen offset:20
	buffer_load_dword v13, v4, s[0:3], 0 offen offset:24
	buffer_load_dword v14, v4, s[0:3], 0 offen offset:28
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:156
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:160
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:164
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:168
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:172
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:176
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:180
	v_add_u32_e32 v3, vcc, s4, v3
	buffer_store_dword v3, off, s[0:3], 0 offset:184
	s_and_b32 s4, s4, 15
	s_lshl_b32 s4, s4, 2
	s_waitcnt vmcnt(14)
	v_xor_b32_e32 v5, v6, v5
	buffer_store_dword v5, v4, s[0:3], 0 offen
	buffer_load_dword v5, v7, s[0:3], 0 offen
	v_add_u32_e32 v6, vcc, 2, v2
	v_and_b32_e32 v6, 31, v6
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s5, v6
	buffer_load_dword v7, v4, s[0:3], 0 offen offset:32
	s_waitcnt vmcnt(1)
	v_xor_b32_e32 v5, v8, v5
	buffer_store_dword v5, v4, s[0:3], 0 offen offset:4
	buffer_load_dword v5, v6, s[0:3], 0 offen
	v_add_u32_e32 v6, vcc, 3, v2
	v_and_b32_e32 v6, 31, v6
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s5, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v5, v9, v5
	buffer_store_dword v5, v4, s[0:3], 0 offen offset:8
	buffer_load_dword v5, v6, s[0:3], 0 offen
	v_add_u32_e32 v6, vcc, 4, v2
	v_and_b32_e32 v6, 31, v6
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s5, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v5, v10, v5
	buffer_store_dword v5, v4, s[0:3], 0 offen offset:12
	buffer_load_dword v5, v6, s[0:3], 0 offen
	v_add_u32_e32 v6, vcc, 5, v2
	v_and_b32_e32 v6, 31, v6
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s5, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v5, v11, v5
	buffer_store_dword v5, v4, s[0:3], 0 offen offset:16
	buffer_load_dword v5, v6, s[0:3], 0 offen
	v_add_u32_e32 v6, vcc, 6, v2
	v_and_b32_e32 v6, 31, v6
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s5, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v5, v12, v5
	buffer_store_dword v5, v4, s[0:3], 0 offen offset:20
	buffer_load_dword v5, v6, s[0:3], 0 offen
	v_add_u32_e32 v6, vcc, 7, v2
	v_and_b32_e32 v6, 31, v6
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s5, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v5, v13, v5
	buffer_store_dword v5, v4, s[0:3], 0 offen offset:24
	buffer_load_dword v5, v6, s[0:3], 0 offen
	v_add_u32_e32 v6, vcc, 8, v2
	v_and_b32_e32 v6, 31, v6
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s5, v6
	buffer_load_dword v3, v4, s[0:3], 0 offen offset:36
	buffer_load_dword v8, v4, s[0:3], 0 offen offset:40
	buffer_load_dword v9, v4, s[0:3], 0 offen offset:44
	buffer_load_dword v10, v4, s[0:3], 0 offen offset:48
	buffer_load_dword v11, v4, s[0:3], 0 offen offset:52
	buffer_load_dword v12, v4, s[0:3], 0 offen offset:56
	buffer_load_dword v13, v4, s[0:3], 0 offen offset:60
	s_waitcnt vmcnt(7)
	v_xor_b32_e32 v5, v14, v5
	buffer_store_dword v5, v4, s[0:3], 0 offen offset:28
	buffer_load_dword v5, v6, s[0:3], 0 offen
	v_add_u32_e32 v6, vcc, 9, v2
	v_and_b32_e32 v6, 31, v6
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s5, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v5, v7, v5
	buffer_store_dword v5, v4, s[0:3], 0 offen offset:32
	buffer_load_dword v5, v6, s[0:3], 0 offen
	v_add_u32_e32 v6, vcc, 10, v2
	v_and_b32_e32 v6, 31, v6
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s5, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v3, v3, v5
	buffer_store_dword v3, v4, s[0:3], 0 offen offset:36
	buffer_load_dword v3, v6, s[0:3], 0 offen
	v_add_u32_e32 v5, vcc, 11, v2
	v_and_b32_e32 v5, 31, v5
	v_lshlrev_b32_e32 v5, 2, v5
	v_add_u32_e32 v5, vcc, s5, v5
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v3, v8, v3
	buffer_store_dword v3, v4, s[0:3], 0 offen offset:40
	buffer_load_dword v3, v5, s[0:3], 0 offen
	v_add_u32_e32 v5, vcc, 12, v2
	v_and_b32_e32 v5, 31, v5
	v_lshlrev_b32_e32 v5, 2, v5
	v_add_u32_e32 v5, vcc, s5, v5
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v3, v9, v3
	buffer_store_dword v3, v4, s[0:3], 0 offen offset:44
	buffer_load_dword v3, v5, s[0:3], 0 offen
	v_add_u32_e32 v5, vcc, 13, v2
	v_and_b32_e32 v5, 31, v5
	v_lshlrev_b32_e32 v5, 2, v5
	v_add_u32_e32 v5, vcc, s5, v5
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v3, v10, v3
	buffer_store_dword v3, v4, s[0:3], 0 offen offset:48
	buffer_load_dword v3, v5, s[0:3], 0 offen
	v_add_u32_e32 v5, vcc, 14, v2
	v_and_b32_e32 v5, 31, v5
	v_lshlrev_b32_e32 v5, 2, v5
	v_add_u32_e32 v5, vcc, s5, v5
	v_add_u32_e32 v2, vcc, 15, v2
	v_and_b32_e32 v2, 31, v2
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v3, v11, v3
	buffer_store_dword v3, v4, s[0:3], 0 offen offset:52
	buffer_load_dword v3, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v3, v12, v3
	buffer_store_dword v3, v4, s[0:3], 0 offen offset:56
	buffer_load_dword v2, v2, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v2, v13, v2
	buffer_store_dword v2, v4, s[0:3], 0 offen offset:60
	v_add_u32_e32 v2, vcc, s4, v4
	buffer_load_dword v2, v2, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scratch
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 196
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 94
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end6:
	.size	scratch, .Lfunc_end6-scratch
                                        ; -- End function
	.set scratch.num_vgpr, 15
	.set scratch.num_agpr, 0
	.set scratch.numbered_sgpr, 12
	.set scratch.num_named_barrier, 0
	.set scratch.private_seg_size, 196
	.set scratch.uses_vcc, 1
	.set scratch.uses_flat_scratch, 0
	.set scratch.has_dyn_sized_stack, 0
	.set scratch.has_recursion, 0
	.set scratch.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1468
; TotalNumSgprs: 96
; NumVgprs: 15
; ScratchSize: 196
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 11
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 96
; NumVGPRsForWavesPerEU: 15
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	__clang_ocl_kern_imp_scratch ; -- Begin function __clang_ocl_kern_imp_scratch
	.globl	__clang_ocl_kern_imp_scratch
	.p2align	2
	.type	__clang_ocl_kern_imp_scratch,@function
__clang_ocl_kern_imp_scratch:           ; @__clang_ocl_kern_imp_scratch
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[4:5], 0x4
	v_and_b32_e32 v3, 0x3ff, v31
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v3, vcc, s12, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_lshr_b32 s4, s32, 6
	v_add_u32_e32 v0, vcc, v0, v3
	v_addc_u32_e32 v1, vcc, v1, v4, vcc
	flat_load_dword v3, v[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, v3, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:4
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:8
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:12
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:16
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:20
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:24
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:28
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:32
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:36
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:40
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:44
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:48
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:52
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:56
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:60
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:64
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:68
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:72
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:76
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:80
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:84
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:88
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:92
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:96
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v3, off, s[0:3], s32
	v_and_b32_e32 v5, 31, v3
	v_mul_lo_u32 v3, v3, 7
	buffer_store_dword v4, off, s[0:3], s32 offset:100
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:104
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:108
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:112
	v_add_u32_e32 v4, vcc, v4, v2
	v_and_b32_e32 v6, 31, v3
	buffer_store_dword v4, off, s[0:3], s32 offset:116
	v_add_u32_e32 v4, vcc, v4, v2
	v_lshlrev_b32_e32 v6, 2, v6
	buffer_store_dword v4, off, s[0:3], s32 offset:120
	v_add_u32_e32 v4, vcc, v4, v2
	v_lshlrev_b32_e32 v5, 2, v5
	v_add_u32_e32 v6, vcc, s4, v6
	buffer_store_dword v4, off, s[0:3], s32 offset:124
	v_add_u32_e32 v5, vcc, s4, v5
	buffer_load_dword v6, v6, s[0:3], 0 offen
	buffer_load_dword v7, v5, s[0:3], 0 offen
	v_add_u32_e32 v8, vcc, 1, v3
	v_and_b32_e32 v8, 31, v8
	v_lshlrev_b32_e32 v8, 2, v8
	v_add_u32_e32 v4, vcc, v4, v2
	v_add_u32_e32 v8, vcc, s4, v8
	buffer_store_dword v4, off, s[0:3], s32 offset:128
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:132
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:136
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:140
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:144
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:148
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:152
	buffer_load_dword v9, v5, s[0:3], 0 offen offset:4
	buffer_load_dword v10, v5, s[0:3], 0 offen offset:8
	buffer_load_dword v11, v5, s[0:3], 0 offen offset:12
	buffer_load_dword v12, v5, s[0:3], 0 offen offset:16
	buffer_load_dword v13, v5, s[0:3], 0 offen offset:20
	buffer_load_dword v14, v5, s[0:3], 0 offen offset:24
	buffer_load_dword v15, v5, s[0:3], 0 offen offset:28
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:156
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:160
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:164
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:168
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:172
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:176
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:180
	v_add_u32_e32 v4, vcc, v4, v2
	buffer_store_dword v4, off, s[0:3], s32 offset:184
	v_and_b32_e32 v2, 15, v2
	v_lshlrev_b32_e32 v2, 2, v2
	v_add_u32_e32 v2, vcc, v5, v2
	s_waitcnt vmcnt(14)
	v_xor_b32_e32 v6, v7, v6
	buffer_store_dword v6, v5, s[0:3], 0 offen
	buffer_load_dword v6, v8, s[0:3], 0 offen
	v_add_u32_e32 v7, vcc, 2, v3
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, s4, v7
	buffer_load_dword v8, v5, s[0:3], 0 offen offset:32
	s_waitcnt vmcnt(1)
	v_xor_b32_e32 v6, v9, v6
	buffer_store_dword v6, v5, s[0:3], 0 offen offset:4
	buffer_load_dword v6, v7, s[0:3], 0 offen
	v_add_u32_e32 v7, vcc, 3, v3
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, s4, v7
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v6, v10, v6
	buffer_store_dword v6, v5, s[0:3], 0 offen offset:8
	buffer_load_dword v6, v7, s[0:3], 0 offen
	v_add_u32_e32 v7, vcc, 4, v3
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, s4, v7
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v6, v11, v6
	buffer_store_dword v6, v5, s[0:3], 0 offen offset:12
	buffer_load_dword v6, v7, s[0:3], 0 offen
	v_add_u32_e32 v7, vcc, 5, v3
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, s4, v7
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v6, v12, v6
	buffer_store_dword v6, v5, s[0:3], 0 offen offset:16
	buffer_load_dword v6, v7, s[0:3], 0 offen
	v_add_u32_e32 v7, vcc, 6, v3
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, s4, v7
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v6, v13, v6
	buffer_store_dword v6, v5, s[0:3], 0 offen offset:20
	buffer_load_dword v6, v7, s[0:3], 0 offen
	v_add_u32_e32 v7, vcc, 7, v3
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, s4, v7
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v6, v14, v6
	buffer_store_dword v6, v5, s[0:3], 0 offen offset:24
	buffer_load_dword v6, v7, s[0:3], 0 offen
	v_add_u32_e32 v7, vcc, 8, v3
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, s4, v7
	buffer_load_dword v4, v5, s[0:3], 0 offen offset:36
	buffer_load_dword v9, v5, s[0:3], 0 offen offset:40
	buffer_load_dword v10, v5, s[0:3], 0 offen offset:44
	buffer_load_dword v11, v5, s[0:3], 0 offen offset:48
	buffer_load_dword v12, v5, s[0:3], 0 offen offset:52
	buffer_load_dword v13, v5, s[0:3], 0 offen offset:56
	buffer_load_dword v14, v5, s[0:3], 0 offen offset:60
	s_waitcnt vmcnt(7)
	v_xor_b32_e32 v6, v15, v6
	buffer_store_dword v6, v5, s[0:3], 0 offen offset:28
	buffer_load_dword v6, v7, s[0:3], 0 offen
	v_add_u32_e32 v7, vcc, 9, v3
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, s4, v7
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v6, v8, v6
	buffer_store_dword v6, v5, s[0:3], 0 offen offset:32
	buffer_load_dword v6, v7, s[0:3], 0 offen
	v_add_u32_e32 v7, vcc, 10, v3
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, s4, v7
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v4, v4, v6
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:36
	buffer_load_dword v4, v7, s[0:3], 0 offen
	v_add_u32_e32 v6, vcc, 11, v3
	v_and_b32_e32 v6, 31, v6
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s4, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v4, v9, v4
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:40
	buffer_load_dword v4, v6, s[0:3], 0 offen
	v_add_u32_e32 v6, vcc, 12, v3
	v_and_b32_e32 v6, 31, v6
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s4, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v4, v10, v4
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:44
	buffer_load_dword v4, v6, s[0:3], 0 offen
	v_add_u32_e32 v6, vcc, 13, v3
	v_and_b32_e32 v6, 31, v6
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s4, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v4, v11, v4
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:48
	buffer_load_dword v4, v6, s[0:3], 0 offen
	v_add_u32_e32 v6, vcc, 14, v3
	v_and_b32_e32 v6, 31, v6
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s4, v6
	v_add_u32_e32 v3, vcc, 15, v3
	v_and_b32_e32 v3, 31, v3
	v_lshlrev_b32_e32 v3, 2, v3
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v4, v12, v4
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:52
	buffer_load_dword v4, v6, s[0:3], 0 offen
	v_lshrrev_b32_e64 v6, 6, s32
	v_add_u32_e32 v3, vcc, v3, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v4, v13, v4
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:56
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v3, v14, v3
	buffer_store_dword v3, v5, s[0:3], 0 offen offset:60
	buffer_load_dword v2, v2, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end7:
	.size	__clang_ocl_kern_imp_scratch, .Lfunc_end7-__clang_ocl_kern_imp_scratch
                                        ; -- End function
	.set __clang_ocl_kern_imp_scratch.num_vgpr, 32
	.set __clang_ocl_kern_imp_scratch.num_agpr, 0
	.set __clang_ocl_kern_imp_scratch.numbered_sgpr, 33
	.set __clang_ocl_kern_imp_scratch.num_named_barrier, 0
	.set __clang_ocl_kern_imp_scratch.private_seg_size, 196
	.set __clang_ocl_kern_imp_scratch.uses_vcc, 1
	.set __clang_ocl_kern_imp_scratch.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_scratch.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_scratch.has_recursion, 0
	.set __clang_ocl_kern_imp_scratch.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 1468
; TotalNumSgprs: 35
; NumVgprs: 32
; ScratchSize: 196
; MemoryBound: 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 32
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 33
	.set amdgpu.max_num_named_barrier, 0
	.section	.AMDGPU.csdata,"",@progbits
	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym histogram.own
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           reverse
    .private_segment_fixed_size: 0
    .sgpr_count:     96
    .sgpr_spill_count: 0
    .symbol:         reverse.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  local
        .offset:         16
        .pointee_align:  4
        .size:           4
        .type_name:      'float*'
        .value_kind:     dynamic_shared_pointer
      - .offset:         24
        .size:           8
        .type_name:      ulong
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           reduce
    .private_segment_fixed_size: 0
    .sgpr_count:     96
    .sgpr_spill_count: 0
    .symbol:         reduce.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'uchar*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           histogram
    .private_segment_fixed_size: 0
    .sgpr_count:     96
    .sgpr_spill_count: 0
    .symbol:         histogram.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           scratch
    .private_segment_fixed_size: 196
    .sgpr_count:     96
    .sgpr_spill_count: 0
    .symbol:         scratch.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx802
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
