	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.text
	.protected	lookUp                  ; -- Begin function lookUp
	.globl	lookUp
	.p2align	8
	.type	lookUp,@function
lookUp:                                 ; @lookUp
; %bb.0:
	s_load_dword s9, s[4:5], 0x4
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	s_mul_i32 s8, s8, s4
	v_add_u32_e32 v0, s8, v0
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v1, vcc, s0, v1
	v_addc_co_u32_e32 v2, vcc, v3, v2, vcc
	global_load_dword v3, v[1:2], off
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, Primes@rel32@lo+4
	s_addc_u32 s1, s1, Primes@rel32@hi+12
	v_and_b32_e32 v0, 7, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 15, v3
	v_lshlrev_b32_e32 v3, 2, v3
	global_load_dword v4, v3, s[0:1]
	global_load_dword v5, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, v5, v4
	global_store_dword v[1:2], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lookUp
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
		.amdhsa_next_free_sgpr 10
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	.size	lookUp, .Lfunc_end0-lookUp
                                        ; -- End function
	.set lookUp.num_vgpr, 6
	.set lookUp.num_agpr, 0
	.set lookUp.numbered_sgpr, 10
	.set lookUp.num_named_barrier, 0
	.set lookUp.private_seg_size, 0
	.set lookUp.uses_vcc, 1
	.set lookUp.uses_flat_scratch, 0
	.set lookUp.has_dyn_sized_stack, 0
	.set lookUp.has_recursion, 0
	.set lookUp.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 144
; TotalNumSgprs: 14
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 14
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
	.protected	__clang_ocl_kern_imp_lookUp ; -- Begin function __clang_ocl_kern_imp_lookUp
	.globl	__clang_ocl_kern_imp_lookUp
	.p2align	2
	.type	__clang_ocl_kern_imp_lookUp,@function
__clang_ocl_kern_imp_lookUp:            ; @__clang_ocl_kern_imp_lookUp
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[4:5], 0x4
	v_and_b32_e32 v4, 0x3ff, v31
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v4, s12, v4
	v_lshlrev_b64 v[5:6], 2, v[4:5]
	v_and_b32_e32 v4, 7, v4
	v_add_co_u32_e32 v0, vcc, v0, v5
	v_addc_co_u32_e32 v1, vcc, v1, v6, vcc
	global_load_dword v5, v[0:1], off
	v_lshlrev_b32_e32 v4, 2, v4
	v_add_co_u32_e32 v2, vcc, v2, v4
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, Primes@rel32@lo+4
	s_addc_u32 s5, s5, Primes@rel32@hi+12
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, 15, v5
	v_lshlrev_b32_e32 v4, 2, v4
	global_load_dword v5, v4, s[4:5]
	global_load_dword v6, v[2:3], off
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v6, v5
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_lookUp, .Lfunc_end1-__clang_ocl_kern_imp_lookUp
                                        ; -- End function
	.set __clang_ocl_kern_imp_lookUp.num_vgpr, 32
	.set __clang_ocl_kern_imp_lookUp.num_agpr, 0
	.set __clang_ocl_kern_imp_lookUp.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_lookUp.num_named_barrier, 0
	.set __clang_ocl_kern_imp_lookUp.private_seg_size, 0
	.set __clang_ocl_kern_imp_lookUp.uses_vcc, 1
	.set __clang_ocl_kern_imp_lookUp.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_lookUp.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_lookUp.has_recursion, 0
	.set __clang_ocl_kern_imp_lookUp.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 156
; TotalNumSgprs: 36
; NumVgprs: 32
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	text                    ; -- Begin function text
	.globl	text
	.p2align	8
	.type	text,@function
text:                                   ; @text
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v0, s8, v0
	v_cmp_gt_u32_e32 vcc, s1, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_2
; %bb.1:
	v_lshrrev_b32_e32 v1, 1, v0
	s_mov_b32 s0, 0x6bca1af3
	v_mul_hi_u32 v1, v1, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, Text@rel32@lo+4
	s_addc_u32 s1, s1, Text@rel32@hi+12
	v_lshrrev_b32_e32 v1, 3, v1
	v_mul_lo_u32 v1, v1, 38
	v_sub_u32_e32 v1, v0, v1
	global_load_ubyte v1, v1, s[0:1]
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_store_byte v0, v1, s[0:1]
.LBB2_2:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel text
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
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
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 9
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	.size	text, .Lfunc_end2-text
                                        ; -- End function
	.set text.num_vgpr, 2
	.set text.num_agpr, 0
	.set text.numbered_sgpr, 9
	.set text.num_named_barrier, 0
	.set text.private_seg_size, 0
	.set text.uses_vcc, 1
	.set text.uses_flat_scratch, 0
	.set text.has_dyn_sized_stack, 0
	.set text.has_recursion, 0
	.set text.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 136
; TotalNumSgprs: 13
; NumVgprs: 2
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 13
; NumVGPRsForWavesPerEU: 2
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
	.protected	__clang_ocl_kern_imp_text ; -- Begin function __clang_ocl_kern_imp_text
	.globl	__clang_ocl_kern_imp_text
	.p2align	2
	.type	__clang_ocl_kern_imp_text,@function
__clang_ocl_kern_imp_text:              ; @__clang_ocl_kern_imp_text
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[4:5], 0x4
	v_and_b32_e32 v3, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v3, s12, v3
	v_cmp_lt_u32_e32 vcc, v3, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_2
; %bb.1:
	v_lshrrev_b32_e32 v2, 1, v3
	s_mov_b32 s6, 0x6bca1af3
	v_mul_hi_u32 v2, v2, s6
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, Text@rel32@lo+4
	s_addc_u32 s7, s7, Text@rel32@hi+12
	v_add_co_u32_e32 v0, vcc, v0, v3
	v_lshrrev_b32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, 38
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_sub_u32_e32 v2, v3, v2
	global_load_ubyte v2, v2, s[6:7]
	s_waitcnt vmcnt(0)
	global_store_byte v[0:1], v2, off
.LBB3_2:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end3:
	.size	__clang_ocl_kern_imp_text, .Lfunc_end3-__clang_ocl_kern_imp_text
                                        ; -- End function
	.set __clang_ocl_kern_imp_text.num_vgpr, 32
	.set __clang_ocl_kern_imp_text.num_agpr, 0
	.set __clang_ocl_kern_imp_text.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_text.num_named_barrier, 0
	.set __clang_ocl_kern_imp_text.private_seg_size, 0
	.set __clang_ocl_kern_imp_text.uses_vcc, 1
	.set __clang_ocl_kern_imp_text.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_text.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_text.has_recursion, 0
	.set __clang_ocl_kern_imp_text.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 148
; TotalNumSgprs: 36
; NumVgprs: 32
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	manyTables              ; -- Begin function manyTables
	.globl	manyTables
	.p2align	8
	.type	manyTables,@function
manyTables:                             ; @manyTables
; %bb.0:
	s_load_dword s9, s[4:5], 0x4
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	s_mul_i32 s8, s8, s4
	v_add_u32_e32 v0, s8, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v4, v[2:3], off
	s_mov_b32 s2, 0xcccccccd
	s_mov_b32 s4, 0xaaaaaaab
	v_add_co_u32_e32 v0, vcc, s0, v0
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v2, v4, s2
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, Zeros@rel32@lo+4
	s_addc_u32 s3, s3, Zeros@rel32@hi+12
	v_mul_hi_u32 v5, v4, s4
	v_and_b32_e32 v6, 7, v4
	v_lshrrev_b32_e32 v2, 2, v2
	v_lshl_add_u32 v2, v2, 2, v2
	v_sub_u32_e32 v2, v4, v2
	v_lshlrev_b32_e32 v2, 3, v2
	global_load_dwordx2 v[2:3], v2, s[2:3]
	v_lshrrev_b32_e32 v5, 2, v5
	v_mul_lo_u32 v5, v5, 6
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, Primes@rel32@lo+4
	s_addc_u32 s3, s3, Primes@rel32@hi+12
	v_lshlrev_b32_e32 v6, 2, v6
	global_load_dword v6, v6, s[2:3]
	v_sub_u32_e32 v4, v4, v5
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, Powers@rel32@lo+4
	s_addc_u32 s3, s3, Powers@rel32@hi+12
	v_lshlrev_b32_e32 v4, 2, v4
	global_load_dword v4, v4, s[2:3]
	s_waitcnt vmcnt(2)
	v_ffbh_u32_e32 v5, v3
	v_min_u32_e32 v5, 32, v5
	v_lshlrev_b64 v[2:3], v5, v[2:3]
	v_sub_u32_e32 v5, 32, v5
	v_min_u32_e32 v2, 1, v2
	v_or_b32_e32 v2, v3, v2
	v_cvt_f32_u32_e32 v2, v2
	s_waitcnt vmcnt(1)
	v_cvt_f32_i32_e32 v3, v6
	v_mov_b32_e32 v6, s1
	v_addc_co_u32_e32 v1, vcc, v6, v1, vcc
	v_ldexp_f32 v2, v2, v5
	s_waitcnt vmcnt(0)
	v_fma_f32 v2, v4, v3, v2
	global_store_dword v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel manyTables
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
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 10
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	.size	manyTables, .Lfunc_end4-manyTables
                                        ; -- End function
	.set manyTables.num_vgpr, 7
	.set manyTables.num_agpr, 0
	.set manyTables.numbered_sgpr, 10
	.set manyTables.num_named_barrier, 0
	.set manyTables.private_seg_size, 0
	.set manyTables.uses_vcc, 1
	.set manyTables.uses_flat_scratch, 0
	.set manyTables.has_dyn_sized_stack, 0
	.set manyTables.has_recursion, 0
	.set manyTables.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 324
; TotalNumSgprs: 14
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 7
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
	.protected	__clang_ocl_kern_imp_manyTables ; -- Begin function __clang_ocl_kern_imp_manyTables
	.globl	__clang_ocl_kern_imp_manyTables
	.p2align	2
	.type	__clang_ocl_kern_imp_manyTables,@function
__clang_ocl_kern_imp_manyTables:        ; @__clang_ocl_kern_imp_manyTables
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[4:5], 0x4
	v_and_b32_e32 v4, 0x3ff, v31
	v_mov_b32_e32 v5, 0
	s_mov_b32 s6, 0xaaaaaaab
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v4, s12, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	s_mov_b32 s4, 0xcccccccd
	v_add_co_u32_e32 v2, vcc, v2, v4
	v_addc_co_u32_e32 v3, vcc, v3, v5, vcc
	global_load_dword v6, v[2:3], off
	v_add_co_u32_e32 v0, vcc, v0, v4
	v_addc_co_u32_e32 v1, vcc, v1, v5, vcc
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v2, v6, s4
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, Zeros@rel32@lo+4
	s_addc_u32 s5, s5, Zeros@rel32@hi+12
	v_mul_hi_u32 v7, v6, s6
	v_and_b32_e32 v8, 7, v6
	v_lshrrev_b32_e32 v2, 2, v2
	v_lshl_add_u32 v2, v2, 2, v2
	v_sub_u32_e32 v2, v6, v2
	v_lshlrev_b32_e32 v2, 3, v2
	global_load_dwordx2 v[2:3], v2, s[4:5]
	v_lshrrev_b32_e32 v7, 2, v7
	v_mul_lo_u32 v7, v7, 6
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, Primes@rel32@lo+4
	s_addc_u32 s5, s5, Primes@rel32@hi+12
	v_lshlrev_b32_e32 v8, 2, v8
	global_load_dword v8, v8, s[4:5]
	v_sub_u32_e32 v6, v6, v7
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, Powers@rel32@lo+4
	s_addc_u32 s5, s5, Powers@rel32@hi+12
	v_lshlrev_b32_e32 v6, 2, v6
	global_load_dword v6, v6, s[4:5]
	s_waitcnt vmcnt(2)
	v_ffbh_u32_e32 v7, v3
	v_min_u32_e32 v7, 32, v7
	v_lshlrev_b64 v[2:3], v7, v[2:3]
	v_sub_u32_e32 v7, 32, v7
	v_min_u32_e32 v2, 1, v2
	v_or_b32_e32 v2, v3, v2
	v_cvt_f32_u32_e32 v2, v2
	s_waitcnt vmcnt(1)
	v_cvt_f32_i32_e32 v3, v8
	v_ldexp_f32 v2, v2, v7
	s_waitcnt vmcnt(0)
	v_fma_f32 v2, v6, v3, v2
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end5:
	.size	__clang_ocl_kern_imp_manyTables, .Lfunc_end5-__clang_ocl_kern_imp_manyTables
                                        ; -- End function
	.set __clang_ocl_kern_imp_manyTables.num_vgpr, 32
	.set __clang_ocl_kern_imp_manyTables.num_agpr, 0
	.set __clang_ocl_kern_imp_manyTables.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_manyTables.num_named_barrier, 0
	.set __clang_ocl_kern_imp_manyTables.private_seg_size, 0
	.set __clang_ocl_kern_imp_manyTables.uses_vcc, 1
	.set __clang_ocl_kern_imp_manyTables.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_manyTables.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_manyTables.has_recursion, 0
	.set __clang_ocl_kern_imp_manyTables.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 324
; TotalNumSgprs: 36
; NumVgprs: 32
; ScratchSize: 0
; MemoryBound: 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 32
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 32
	.set amdgpu.max_num_named_barrier, 0
	.section	.AMDGPU.csdata,"",@progbits
	.hidden	Primes                          ; @Primes
	.type	Primes,@object
	.section	.rodata,"a",@progbits
	.globl	Primes
	.p2align	2, 0x0
Primes:
	.long	2                               ; 0x2
	.long	3                               ; 0x3
	.long	5                               ; 0x5
	.long	7                               ; 0x7
	.long	11                              ; 0xb
	.long	13                              ; 0xd
	.long	17                              ; 0x11
	.long	19                              ; 0x13
	.long	23                              ; 0x17
	.long	29                              ; 0x1d
	.long	31                              ; 0x1f
	.long	37                              ; 0x25
	.long	41                              ; 0x29
	.long	43                              ; 0x2b
	.long	47                              ; 0x2f
	.long	53                              ; 0x35
	.size	Primes, 64

	.hidden	Text                            ; @Text
	.type	Text,@object
	.globl	Text
Text:
	.asciz	"a \"quoted\" text;\twith // and \\ in it\n"
	.size	Text, 38

	.hidden	Powers                          ; @Powers
	.type	Powers,@object
	.globl	Powers
	.p2align	2, 0x0
Powers:
	.long	0x3f800000                      ; float 1
	.long	0x41200000                      ; float 10
	.long	0x42c80000                      ; float 100
	.long	0x447a0000                      ; float 1000
	.long	0x461c4000                      ; float 1.0E+4
	.long	0x47c35000                      ; float 1.0E+5
	.size	Powers, 24

	.hidden	Zeros                           ; @Zeros
	.type	Zeros,@object
	.globl	Zeros
	.p2align	3, 0x0
Zeros:
	.quad	0                               ; 0x0
	.quad	0                               ; 0x0
	.quad	0                               ; 0x0
	.quad	0                               ; 0x0
	.quad	1                               ; 0x1
	.size	Zeros, 40

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
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  constant
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           lookUp
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         lookUp.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uchar*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           text
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         text.kd
    .vgpr_count:     2
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
        .type_name:      'int*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           manyTables
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         manyTables.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
