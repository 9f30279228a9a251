	.amdgcn_target "amdgcn-amd-amdhsa--gfx802"
	.amdhsa_code_object_version 4
	.text
	.protected	smooth                  ; -- Begin function smooth
	.globl	smooth
	.p2align	8
	.type	smooth,@function
smooth:                                 ; @smooth
; %bb.0:
	s_load_dword s7, s[4:5], 0x10
	s_lshl_b32 s0, s6, 6
	v_or_b32_e32 v0, s0, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s7, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	s_add_i32 s7, s7, -1
	v_add_u32_e32 v1, vcc, -2, v0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_min_i32_e32 v1, s7, v1
	v_cmp_lt_i32_e32 vcc, 1, v0
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v1, vcc, s2, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_mov_b32_e32 v4, 0
	v_max_i32_e32 v3, 1, v0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mov_b32_e32 v5, s3
	v_add_u32_e32 v3, vcc, s2, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	v_add_u32_e32 v3, vcc, -4, v3
	v_addc_u32_e32 v4, vcc, -1, v4, vcc
	v_min_i32_e32 v5, s7, v0
	v_cmp_lt_i32_e32 vcc, -1, v0
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_ashrrev_i32_e32 v6, 31, v5
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_mov_b32_e32 v7, s3
	v_add_u32_e32 v5, vcc, s2, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	v_add_u32_e32 v7, vcc, 1, v0
	v_min_i32_e32 v7, s7, v7
	v_cmp_lt_i32_e32 vcc, -2, v0
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_mov_b32_e32 v9, s3
	v_add_u32_e32 v7, vcc, s2, v7
	v_addc_u32_e32 v8, vcc, v9, v8, vcc
	v_add_u32_e32 v9, vcc, 2, v0
	v_min_i32_e32 v9, s7, v9
	v_cmp_lt_i32_e32 vcc, -3, v0
	v_cndmask_b32_e32 v9, 0, v9, vcc
	v_ashrrev_i32_e32 v10, 31, v9
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_mov_b32_e32 v11, s3
	v_add_u32_e32 v9, vcc, s2, v9
	v_addc_u32_e32 v10, vcc, v11, v10, vcc
	flat_load_dword v2, v[1:2]
	flat_load_dword v3, v[3:4]
	flat_load_dword v4, v[5:6]
	flat_load_dword v5, v[7:8]
	flat_load_dword v6, v[9:10]
	s_mov_b32 s2, 0x3d800000
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v7, v1, vcc
	s_waitcnt vmcnt(4)
	v_mad_f32 v2, v2, s2, 0
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v2, 0x3e800000, v3
	s_waitcnt vmcnt(2)
	v_madmk_f32 v2, v4, 0x3ec00000, v2
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v2, 0x3e800000, v5
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v2, 0x3d800000, v6
	flat_store_dword v[0:1], v2
.LBB0_2:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel smooth
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
	.size	smooth, .Lfunc_end0-smooth
                                        ; -- End function
	.set smooth.num_vgpr, 12
	.set smooth.num_agpr, 0
	.set smooth.numbered_sgpr, 8
	.set smooth.num_named_barrier, 0
	.set smooth.private_seg_size, 0
	.set smooth.uses_vcc, 1
	.set smooth.uses_flat_scratch, 0
	.set smooth.has_dyn_sized_stack, 0
	.set smooth.has_recursion, 0
	.set smooth.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 388
; TotalNumSgprs: 96
; NumVgprs: 12
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 11
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 96
; NumVGPRsForWavesPerEU: 12
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	__clang_ocl_kern_imp_smooth ; -- Begin function __clang_ocl_kern_imp_smooth
	.globl	__clang_ocl_kern_imp_smooth
	.p2align	2
	.type	__clang_ocl_kern_imp_smooth,@function
__clang_ocl_kern_imp_smooth:            ; @__clang_ocl_kern_imp_smooth
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_lshl_b32 s4, s12, 6
	v_and_b32_e32 v5, 0x3ff, v31
	v_or_b32_e32 v5, s4, v5
	v_cmp_lt_i32_e32 vcc, v5, v4
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_2
; %bb.1:
	v_add_u32_e32 v4, vcc, -1, v4
	v_add_u32_e32 v6, vcc, -2, v5
	v_min_i32_e32 v6, v6, v4
	v_cmp_lt_i32_e32 vcc, 1, v5
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_mov_b32_e32 v9, 0
	v_max_i32_e32 v8, 1, v5
	v_add_u32_e32 v6, vcc, v2, v6
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_addc_u32_e32 v7, vcc, v3, v7, vcc
	v_add_u32_e32 v8, vcc, v2, v8
	v_addc_u32_e32 v9, vcc, v3, v9, vcc
	v_add_u32_e32 v8, vcc, -4, v8
	v_addc_u32_e32 v9, vcc, -1, v9, vcc
	v_min_i32_e32 v10, v5, v4
	v_cmp_lt_i32_e32 vcc, -1, v5
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	s_mov_b32 s6, 0x3d800000
	v_add_u32_e32 v10, vcc, v2, v10
	v_addc_u32_e32 v11, vcc, v3, v11, vcc
	v_add_u32_e32 v12, vcc, 1, v5
	v_min_i32_e32 v12, v12, v4
	v_cmp_lt_i32_e32 vcc, -2, v5
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v12, vcc, v2, v12
	v_addc_u32_e32 v13, vcc, v3, v13, vcc
	v_add_u32_e32 v14, vcc, 2, v5
	v_min_i32_e32 v4, v14, v4
	v_cmp_lt_i32_e32 vcc, -3, v5
	v_cndmask_b32_e32 v14, 0, v4, vcc
	v_ashrrev_i32_e32 v15, 31, v14
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v2, vcc, v2, v14
	v_addc_u32_e32 v3, vcc, v3, v15, vcc
	flat_load_dword v4, v[6:7]
	flat_load_dword v7, v[8:9]
	flat_load_dword v8, v[10:11]
	flat_load_dword v9, v[12:13]
	flat_load_dword v10, v[2:3]
	v_ashrrev_i32_e32 v6, 31, v5
	v_lshlrev_b64 v[2:3], 2, v[5:6]
	v_add_u32_e32 v0, vcc, v0, v2
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	s_waitcnt vmcnt(4)
	v_mad_f32 v4, v4, s6, 0
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v4, 0x3e800000, v7
	s_waitcnt vmcnt(2)
	v_madmk_f32 v4, v8, 0x3ec00000, v4
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v4, 0x3e800000, v9
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v4, 0x3d800000, v10
	flat_store_dword v[0:1], v4
.LBB1_2:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_smooth, .Lfunc_end1-__clang_ocl_kern_imp_smooth
                                        ; -- End function
	.set __clang_ocl_kern_imp_smooth.num_vgpr, 32
	.set __clang_ocl_kern_imp_smooth.num_agpr, 0
	.set __clang_ocl_kern_imp_smooth.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_smooth.num_named_barrier, 0
	.set __clang_ocl_kern_imp_smooth.private_seg_size, 0
	.set __clang_ocl_kern_imp_smooth.uses_vcc, 1
	.set __clang_ocl_kern_imp_smooth.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_smooth.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_smooth.has_recursion, 0
	.set __clang_ocl_kern_imp_smooth.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 360
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
	.hidden	Weights                         ; @Weights
	.type	Weights,@object
	.section	.rodata,"a",@progbits
	.globl	Weights
	.p2align	2, 0x0
Weights:
	.long	0x3d800000                      ; float 0.0625
	.long	0x3e800000                      ; float 0.25
	.long	0x3ec00000                      ; float 0.375
	.long	0x3e800000                      ; float 0.25
	.long	0x3d800000                      ; float 0.0625
	.size	Weights, 20

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
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           smooth
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     96
    .sgpr_spill_count: 0
    .symbol:         smooth.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx802
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
