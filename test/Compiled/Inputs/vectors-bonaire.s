	.amdgcn_target "amdgcn-amd-amdhsa--gfx704"
	.amdhsa_code_object_version 4
	.text
	.protected	vectors                 ; -- Begin function vectors
	.globl	vectors
	.p2align	8
	.type	vectors,@function
vectors:                                ; @vectors
; %bb.0:
	s_load_dword s2, s[4:5], 0x1
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	s_load_dword s3, s[6:7], 0xa
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s8, s8, s2
	v_add_i32_e32 v8, vcc, s8, v0
	v_add_i32_e32 v9, vcc, s0, v8
	v_lshl_b64 v[0:1], v[9:10], 4
	v_mov_b32_e32 v2, s15
	v_add_i32_e32 v0, vcc, s14, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_add_i32_e32 v9, vcc, s1, v8
	v_lshl_b64 v[2:3], v[9:10], 4
	v_mov_b32_e32 v5, s15
	v_add_i32_e32 v4, vcc, s14, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dwordx4 v[0:3], v[0:1]
	flat_load_dwordx4 v[4:7], v[4:5]
	s_ashr_i32 s0, s3, 16
	v_mov_b32_e32 v9, v10
	v_cvt_f32_i32_e32 v11, s0
	v_lshl_b64 v[8:9], v[8:9], 4
	v_mov_b32_e32 v10, s13
	s_waitcnt vmcnt(0)
	v_mad_f32 v3, s19, v3, v4
	v_mac_f32_e32 v7, s16, v0
	v_add_i32_e32 v4, vcc, s12, v8
	v_mad_f32 v2, s18, v2, v5
	v_mad_f32 v1, s17, v1, v6
	v_addc_u32_e32 v5, vcc, v10, v9, vcc
	v_add_f32_e32 v0, v7, v11
	flat_store_dwordx4 v[4:5], v[0:3]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel vectors
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 20
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
	.size	vectors, .Lfunc_end0-vectors
                                        ; -- End function
	.set vectors.num_vgpr, 12
	.set vectors.num_agpr, 0
	.set vectors.numbered_sgpr, 20
	.set vectors.num_named_barrier, 0
	.set vectors.private_seg_size, 0
	.set vectors.uses_vcc, 1
	.set vectors.uses_flat_scratch, 0
	.set vectors.has_dyn_sized_stack, 0
	.set vectors.has_recursion, 0
	.set vectors.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 184
; TotalNumSgprs: 22
; NumVgprs: 12
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 12
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	__clang_ocl_kern_imp_vectors ; -- Begin function __clang_ocl_kern_imp_vectors
	.globl	__clang_ocl_kern_imp_vectors
	.p2align	2
	.type	__clang_ocl_kern_imp_vectors,@function
__clang_ocl_kern_imp_vectors:           ; @__clang_ocl_kern_imp_vectors
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[4:5], 0x1
	v_and_b32_e32 v10, 0x3ff, v31
	v_mov_b32_e32 v20, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_i32_e32 v10, vcc, s12, v10
	v_add_i32_e32 v19, vcc, v10, v8
	v_lshl_b64 v[12:13], v[19:20], 4
	v_add_i32_e32 v12, vcc, v2, v12
	v_addc_u32_e32 v13, vcc, v3, v13, vcc
	v_add_i32_e32 v19, vcc, v10, v9
	v_lshl_b64 v[8:9], v[19:20], 4
	v_add_i32_e32 v2, vcc, v2, v8
	v_addc_u32_e32 v3, vcc, v3, v9, vcc
	flat_load_dwordx4 v[12:15], v[12:13]
	flat_load_dwordx4 v[16:19], v[2:3]
	v_bfe_i32 v2, v11, 0, 16
	v_mov_b32_e32 v11, v20
	v_cvt_f32_i32_e32 v8, v2
	v_lshl_b64 v[2:3], v[10:11], 4
	v_add_i32_e32 v0, vcc, v0, v2
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v19, v12, v4
	v_mad_f32 v7, v15, v7, v16
	v_mad_f32 v6, v14, v6, v17
	v_mad_f32 v5, v13, v5, v18
	v_add_f32_e32 v4, v19, v8
	flat_store_dwordx4 v[0:1], v[4:7]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_vectors, .Lfunc_end1-__clang_ocl_kern_imp_vectors
                                        ; -- End function
	.set __clang_ocl_kern_imp_vectors.num_vgpr, 32
	.set __clang_ocl_kern_imp_vectors.num_agpr, 0
	.set __clang_ocl_kern_imp_vectors.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_vectors.num_named_barrier, 0
	.set __clang_ocl_kern_imp_vectors.private_seg_size, 0
	.set __clang_ocl_kern_imp_vectors.uses_vcc, 1
	.set __clang_ocl_kern_imp_vectors.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_vectors.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_vectors.has_recursion, 0
	.set __clang_ocl_kern_imp_vectors.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 180
; TotalNumSgprs: 34
; NumVgprs: 32
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	bytes                   ; -- Begin function bytes
	.globl	bytes
	.p2align	8
	.type	bytes,@function
bytes:                                  ; @bytes
; %bb.0:
	s_load_dword s4, s[4:5], 0x1
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s8, s8, s4
	v_add_i32_e32 v0, vcc, s8, v0
	v_lshl_b64 v[0:1], v[0:1], 4
	v_mov_b32_e32 v2, s1
	v_add_i32_e32 v4, vcc, s0, v0
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	flat_load_dwordx4 v[0:3], v[4:5]
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v1, s3, v1
	v_xor_b32_e32 v0, s2, v0
	v_or_b32_e32 v3, s3, v3
	v_or_b32_e32 v2, s2, v2
	flat_store_dwordx4 v[4:5], v[0:3]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bytes
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 9
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
	.size	bytes, .Lfunc_end2-bytes
                                        ; -- End function
	.set bytes.num_vgpr, 6
	.set bytes.num_agpr, 0
	.set bytes.numbered_sgpr, 9
	.set bytes.num_named_barrier, 0
	.set bytes.private_seg_size, 0
	.set bytes.uses_vcc, 1
	.set bytes.uses_flat_scratch, 0
	.set bytes.has_dyn_sized_stack, 0
	.set bytes.has_recursion, 0
	.set bytes.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 92
; TotalNumSgprs: 11
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 6
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	__clang_ocl_kern_imp_bytes ; -- Begin function __clang_ocl_kern_imp_bytes
	.globl	__clang_ocl_kern_imp_bytes
	.p2align	2
	.type	__clang_ocl_kern_imp_bytes,@function
__clang_ocl_kern_imp_bytes:             ; @__clang_ocl_kern_imp_bytes
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[4:5], 0x1
	v_and_b32_e32 v10, 0x3ff, v31
	v_mov_b32_e32 v11, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_i32_e32 v10, vcc, s12, v10
	v_lshl_b64 v[10:11], v[10:11], 4
	v_add_i32_e32 v0, vcc, v0, v10
	v_addc_u32_e32 v1, vcc, v1, v11, vcc
	flat_load_dwordx4 v[10:13], v[0:1]
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v14, 8, v10
	v_lshrrev_b32_e32 v15, 16, v10
	v_lshrrev_b32_e32 v17, 8, v11
	v_lshrrev_b32_e32 v18, 16, v11
	v_lshrrev_b32_e32 v16, 24, v10
	v_lshrrev_b32_e32 v19, 24, v11
	v_xor_b32_e32 v18, v18, v8
	v_xor_b32_e32 v11, v11, v6
	v_xor_b32_e32 v17, v17, v7
	v_xor_b32_e32 v15, v15, v4
	v_xor_b32_e32 v10, v10, v2
	v_xor_b32_e32 v14, v14, v3
	v_xor_b32_e32 v19, v19, v9
	v_and_b32_e32 v18, 0xff, v18
	v_and_b32_e32 v11, 0xff, v11
	v_lshlrev_b32_e32 v17, 8, v17
	v_xor_b32_e32 v16, v16, v5
	v_and_b32_e32 v15, 0xff, v15
	v_and_b32_e32 v10, 0xff, v10
	v_lshlrev_b32_e32 v14, 8, v14
	v_lshlrev_b32_e32 v19, 24, v19
	v_lshlrev_b32_e32 v18, 16, v18
	v_or_b32_e32 v11, v11, v17
	v_lshlrev_b32_e32 v16, 24, v16
	v_lshlrev_b32_e32 v15, 16, v15
	v_or_b32_e32 v10, v10, v14
	v_or_b32_e32 v18, v19, v18
	v_and_b32_e32 v11, 0xffff, v11
	v_or_b32_e32 v15, v16, v15
	v_and_b32_e32 v10, 0xffff, v10
	v_or_b32_e32 v11, v11, v18
	v_or_b32_e32 v10, v10, v15
	v_lshrrev_b32_e32 v14, 8, v12
	v_lshrrev_b32_e32 v15, 16, v12
	v_lshrrev_b32_e32 v17, 8, v13
	v_lshrrev_b32_e32 v18, 16, v13
	v_lshrrev_b32_e32 v16, 24, v12
	v_lshrrev_b32_e32 v19, 24, v13
	v_or_b32_e32 v8, v18, v8
	v_or_b32_e32 v6, v13, v6
	v_or_b32_e32 v7, v17, v7
	v_or_b32_e32 v4, v15, v4
	v_or_b32_e32 v2, v12, v2
	v_or_b32_e32 v3, v14, v3
	v_or_b32_e32 v9, v19, v9
	v_and_b32_e32 v8, 0xff, v8
	v_and_b32_e32 v6, 0xff, v6
	v_lshlrev_b32_e32 v7, 8, v7
	v_or_b32_e32 v5, v16, v5
	v_and_b32_e32 v4, 0xff, v4
	v_and_b32_e32 v2, 0xff, v2
	v_lshlrev_b32_e32 v3, 8, v3
	v_lshlrev_b32_e32 v9, 24, v9
	v_lshlrev_b32_e32 v8, 16, v8
	v_or_b32_e32 v6, v6, v7
	v_lshlrev_b32_e32 v5, 24, v5
	v_lshlrev_b32_e32 v4, 16, v4
	v_or_b32_e32 v2, v2, v3
	v_or_b32_e32 v8, v9, v8
	v_and_b32_e32 v6, 0xffff, v6
	v_or_b32_e32 v4, v5, v4
	v_and_b32_e32 v2, 0xffff, v2
	v_or_b32_e32 v13, v6, v8
	v_or_b32_e32 v12, v2, v4
	flat_store_dwordx4 v[0:1], v[10:13]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end3:
	.size	__clang_ocl_kern_imp_bytes, .Lfunc_end3-__clang_ocl_kern_imp_bytes
                                        ; -- End function
	.set __clang_ocl_kern_imp_bytes.num_vgpr, 32
	.set __clang_ocl_kern_imp_bytes.num_agpr, 0
	.set __clang_ocl_kern_imp_bytes.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_bytes.num_named_barrier, 0
	.set __clang_ocl_kern_imp_bytes.private_seg_size, 0
	.set __clang_ocl_kern_imp_bytes.uses_vcc, 1
	.set __clang_ocl_kern_imp_bytes.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_bytes.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_bytes.has_recursion, 0
	.set __clang_ocl_kern_imp_bytes.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 388
; TotalNumSgprs: 34
; NumVgprs: 32
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	structure               ; -- Begin function structure
	.globl	structure
	.p2align	8
	.type	structure,@function
structure:                              ; @structure
; %bb.0:
	s_load_dword s2, s[4:5], 0x1
	s_load_dwordx2 s[0:1], s[6:7], 0x4
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s8, s8, s2
	v_add_i32_e32 v0, vcc, s8, v0
	v_lshl_b64 v[0:1], v[0:1], 2
	v_mov_b32_e32 v2, s1
	v_add_i32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_load_dword v2, v[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e64 v3, s3, s3
	v_mov_b32_e32 v4, s2
	v_mov_b32_e32 v5, s1
	s_waitcnt vmcnt(0)
	v_subrev_f32_e32 v2, s0, v2
	v_mul_f32_e32 v2, v2, v2
	v_cmp_lt_f32_e32 vcc, v2, v3
	v_cndmask_b32_e32 v2, v4, v5, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel structure
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 9
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
	.size	structure, .Lfunc_end4-structure
                                        ; -- End function
	.set structure.num_vgpr, 6
	.set structure.num_agpr, 0
	.set structure.numbered_sgpr, 9
	.set structure.num_named_barrier, 0
	.set structure.private_seg_size, 0
	.set structure.uses_vcc, 1
	.set structure.uses_flat_scratch, 0
	.set structure.has_dyn_sized_stack, 0
	.set structure.has_recursion, 0
	.set structure.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 116
; TotalNumSgprs: 11
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 6
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	__clang_ocl_kern_imp_structure ; -- Begin function __clang_ocl_kern_imp_structure
	.globl	__clang_ocl_kern_imp_structure
	.p2align	2
	.type	__clang_ocl_kern_imp_structure,@function
__clang_ocl_kern_imp_structure:         ; @__clang_ocl_kern_imp_structure
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[4:5], 0x1
	v_and_b32_e32 v6, 0x3ff, v31
	v_mov_b32_e32 v7, 0
	v_mul_f32_e32 v3, v3, v3
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_i32_e32 v6, vcc, s12, v6
	v_lshl_b64 v[6:7], v[6:7], 2
	v_add_i32_e32 v4, vcc, v4, v6
	v_addc_u32_e32 v5, vcc, v5, v7, vcc
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v0, v6, v0
	v_mul_f32_e32 v0, v0, v0
	v_cmp_lt_f32_e32 vcc, v0, v3
	v_cndmask_b32_e32 v0, v2, v1, vcc
	flat_store_dword v[4:5], v0
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end5:
	.size	__clang_ocl_kern_imp_structure, .Lfunc_end5-__clang_ocl_kern_imp_structure
                                        ; -- End function
	.set __clang_ocl_kern_imp_structure.num_vgpr, 32
	.set __clang_ocl_kern_imp_structure.num_agpr, 0
	.set __clang_ocl_kern_imp_structure.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_structure.num_named_barrier, 0
	.set __clang_ocl_kern_imp_structure.private_seg_size, 0
	.set __clang_ocl_kern_imp_structure.uses_vcc, 1
	.set __clang_ocl_kern_imp_structure.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_structure.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_structure.has_recursion, 0
	.set __clang_ocl_kern_imp_structure.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 104
; TotalNumSgprs: 34
; NumVgprs: 32
; ScratchSize: 0
; MemoryBound: 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 32
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 32
	.set amdgpu.max_num_named_barrier, 0
	.section	.AMDGPU.csdata,"",@progbits
	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float4*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float4*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           16
        .type_name:      float4
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .type_name:      int2
        .value_kind:     by_value
      - .offset:         40
        .size:           8
        .type_name:      short3
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 16
    .kernarg_segment_size: 48
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           vectors
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         vectors.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uchar16*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .type_name:      uchar8
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           bytes
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         bytes.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .offset:         0
        .size:           16
        .type_name:      struct Sphere
        .value_kind:     by_value
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           structure
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         structure.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx704
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
