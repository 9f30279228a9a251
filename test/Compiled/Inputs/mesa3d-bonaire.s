	.section	.AMDGPU.config,"",@progbits
	.long	47176
	.long	11272256
	.long	47180
	.long	140
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	add                     ; -- Begin function add
	.globl	add
	.p2align	8
	.type	add,@function
	.amdgpu_hsa_kernel add
add:                                    ; @add
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 7
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 4
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 0
		granulated_wavefront_sgpr_count = 1
		priority = 0
		float_mode = 192
		priv = 0
		enable_dx10_clamp = 1
		debug_mode = 0
		enable_ieee_mode = 1
		enable_wgp_mode = 0
		enable_mem_ordered = 0
		enable_fwd_progress = 0
		enable_sgpr_private_segment_wave_byte_offset = 0
		user_sgpr_count = 6
		enable_trap_handler = 0
		enable_sgpr_workgroup_id_x = 1
		enable_sgpr_workgroup_id_y = 0
		enable_sgpr_workgroup_id_z = 0
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 0
		enable_exception_msb = 0
		granulated_lds_size = 0
		enable_exception = 0
		enable_sgpr_private_segment_buffer = 1
		enable_sgpr_dispatch_ptr = 0
		enable_sgpr_queue_ptr = 0
		enable_sgpr_kernarg_segment_ptr = 1
		enable_sgpr_dispatch_id = 0
		enable_sgpr_flat_scratch_init = 0
		enable_sgpr_private_segment_size = 0
		enable_sgpr_grid_workgroup_count_x = 0
		enable_sgpr_grid_workgroup_count_y = 0
		enable_sgpr_grid_workgroup_count_z = 0
		enable_wavefront_size32 = 0
		enable_ordered_append_gds = 0
		private_element_size = 1
		is_ptr64 = 1
		is_dynamic_callstack = 0
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 0
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 20
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 11
		workitem_vgpr_count = 3
		reserved_vgpr_first = 0
		reserved_vgpr_count = 0
		reserved_sgpr_first = 0
		reserved_sgpr_count = 0
		debug_wavefront_private_segment_offset_sgpr = 0
		debug_private_segment_buffer_sgpr = 0
		kernarg_segment_alignment = 4
		group_segment_alignment = 4
		private_segment_alignment = 4
		wavefront_size = 6
		call_convention = -1
		runtime_loader_kernel_symbol = 0
	.end_amd_kernel_code_t
; %bb.0:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s8, s[4:5], 0x4
	s_lshl_b32 s4, s6, 6
	v_add_i32_e32 v0, vcc, s4, v0
	v_mov_b32_e32 v1, 0
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[4:5], s[2:3]
	buffer_load_dword v2, v[0:1], s[4:7], 0 addr64
	s_mov_b64 s[2:3], s[6:7]
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v2, s8
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end0:
	.size	add, .Lfunc_end0-add
                                        ; -- End function
	.set add.num_vgpr, 3
	.set add.num_agpr, 0
	.set add.numbered_sgpr, 9
	.set add.num_named_barrier, 0
	.set add.private_seg_size, 0
	.set add.uses_vcc, 1
	.set add.uses_flat_scratch, 0
	.set add.has_dyn_sized_stack, 0
	.set add.has_recursion, 0
	.set add.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 84
; TotalNumSgprs: 11
; NumVgprs: 3
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 3
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.AMDGPU.config,"",@progbits
	.long	47176
	.long	0
	.long	47180
	.long	0
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	__clang_ocl_kern_imp_add ; -- Begin function __clang_ocl_kern_imp_add
	.globl	__clang_ocl_kern_imp_add
	.p2align	2
	.type	__clang_ocl_kern_imp_add,@function
__clang_ocl_kern_imp_add:               ; @__clang_ocl_kern_imp_add
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_lshl_b32 s4, s12, 6
	v_and_b32_e32 v5, 0x3ff, v31
	v_add_i32_e32 v5, vcc, s4, v5
	v_mov_b32_e32 v6, 0
	v_lshl_b64 v[5:6], v[5:6], 2
	s_mov_b32 s6, 0
	v_add_i32_e32 v2, vcc, v2, v5
	v_addc_u32_e32 v3, vcc, v3, v6, vcc
	s_mov_b32 s7, 0xf000
	s_mov_b32 s4, s6
	s_mov_b32 s5, s6
	buffer_load_dword v2, v[2:3], s[4:7], 0 addr64
	v_add_i32_e32 v0, vcc, v0, v5
	v_addc_u32_e32 v1, vcc, v1, v6, vcc
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v2, v4
	buffer_store_dword v2, v[0:1], s[4:7], 0 addr64
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_add, .Lfunc_end1-__clang_ocl_kern_imp_add
                                        ; -- End function
	.set __clang_ocl_kern_imp_add.num_vgpr, 32
	.set __clang_ocl_kern_imp_add.num_agpr, 0
	.set __clang_ocl_kern_imp_add.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_add.num_named_barrier, 0
	.set __clang_ocl_kern_imp_add.private_seg_size, 0
	.set __clang_ocl_kern_imp_add.uses_vcc, 1
	.set __clang_ocl_kern_imp_add.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_add.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_add.has_recursion, 0
	.set __clang_ocl_kern_imp_add.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 104
; TotalNumSgprs: 34
; NumVgprs: 32
; ScratchSize: 0
; MemoryBound: 0
	.section	.AMDGPU.config,"",@progbits
	.long	47176
	.long	11272257
	.long	47180
	.long	33421
	.long	47200
	.long	20480
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	use                     ; -- Begin function use
	.globl	use
	.p2align	8
	.type	use,@function
	.amdgpu_hsa_kernel use
use:                                    ; @use
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 7
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 4
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 1
		granulated_wavefront_sgpr_count = 1
		priority = 0
		float_mode = 192
		priv = 0
		enable_dx10_clamp = 1
		debug_mode = 0
		enable_ieee_mode = 1
		enable_wgp_mode = 0
		enable_mem_ordered = 0
		enable_fwd_progress = 0
		enable_sgpr_private_segment_wave_byte_offset = 1
		user_sgpr_count = 6
		enable_trap_handler = 0
		enable_sgpr_workgroup_id_x = 1
		enable_sgpr_workgroup_id_y = 0
		enable_sgpr_workgroup_id_z = 1
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 0
		enable_exception_msb = 0
		granulated_lds_size = 1
		enable_exception = 0
		enable_sgpr_private_segment_buffer = 1
		enable_sgpr_dispatch_ptr = 0
		enable_sgpr_queue_ptr = 0
		enable_sgpr_kernarg_segment_ptr = 1
		enable_sgpr_dispatch_id = 0
		enable_sgpr_flat_scratch_init = 0
		enable_sgpr_private_segment_size = 0
		enable_sgpr_grid_workgroup_count_x = 0
		enable_sgpr_grid_workgroup_count_y = 0
		enable_sgpr_grid_workgroup_count_z = 0
		enable_wavefront_size32 = 0
		enable_ordered_append_gds = 0
		private_element_size = 1
		is_ptr64 = 1
		is_dynamic_callstack = 0
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 68
		workgroup_group_segment_byte_size = 256
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 12
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 14
		workitem_vgpr_count = 5
		reserved_vgpr_first = 0
		reserved_vgpr_count = 0
		reserved_sgpr_first = 0
		reserved_sgpr_count = 0
		debug_wavefront_private_segment_offset_sgpr = 0
		debug_private_segment_buffer_sgpr = 0
		kernarg_segment_alignment = 4
		group_segment_alignment = 4
		private_segment_alignment = 4
		wavefront_size = 6
		call_convention = -1
		runtime_loader_kernel_symbol = 0
	.end_amd_kernel_code_t
; %bb.0:
	s_load_dword s6, s[4:5], 0x2
	s_add_u32 s0, s0, s8
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_sext_i32_i8 s8, s6
	v_mov_b32_e32 v2, s8
	s_lshl_b32 s9, s8, 1
	buffer_store_dword v2, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s9
	s_mul_i32 s9, s8, 3
	buffer_store_dword v2, off, s[0:3], 0 offset:8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s9
	s_lshl_b32 s9, s8, 2
	buffer_store_dword v2, off, s[0:3], 0 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s9
	s_mul_i32 s9, s8, 5
	buffer_store_dword v2, off, s[0:3], 0 offset:16
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s9
	s_mul_i32 s9, s8, 6
	buffer_store_dword v2, off, s[0:3], 0 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s9
	s_mul_i32 s9, s8, 7
	buffer_store_dword v2, off, s[0:3], 0 offset:24
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s9
	s_lshl_b32 s9, s8, 3
	buffer_store_dword v2, off, s[0:3], 0 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s9
	s_mul_i32 s9, s8, 9
	buffer_store_dword v2, off, s[0:3], 0 offset:32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s9
	s_mul_i32 s9, s8, 10
	buffer_store_dword v2, off, s[0:3], 0 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s9
	s_mul_i32 s9, s8, 11
	buffer_store_dword v2, off, s[0:3], 0 offset:40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s9
	s_mul_i32 s9, s8, 12
	buffer_store_dword v2, off, s[0:3], 0 offset:44
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s9
	s_mul_i32 s9, s8, 13
	buffer_store_dword v2, off, s[0:3], 0 offset:48
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s9
	s_mul_i32 s9, s8, 14
	buffer_store_dword v2, off, s[0:3], 0 offset:52
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s9
	s_mul_i32 s8, s8, 15
	s_and_b32 s6, s6, 15
	buffer_store_dword v2, off, s[0:3], 0 offset:56
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s8
	s_lshl_b32 s6, s6, 2
	buffer_store_dword v2, off, s[0:3], 0 offset:60
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s6
	buffer_load_dword v2, v2, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 63, v0
	v_lshlrev_b32_e32 v4, 2, v3
	v_xor_b32_e32 v3, 1, v3
	v_lshlrev_b32_e32 v3, 2, v3
	s_mov_b32 m0, -1
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_lshlrev_b32_e32 v0, 2, v0
	ds_write_b32 v4, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v3
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, s7, v2
	buffer_store_dword v2, v[0:1], s[8:11], 0 addr64
	s_endpgm
.Lfunc_end2:
	.size	use, .Lfunc_end2-use
                                        ; -- End function
	.set use.num_vgpr, 5
	.set use.num_agpr, 0
	.set use.numbered_sgpr, 12
	.set use.num_named_barrier, 0
	.set use.private_seg_size, 68
	.set use.uses_vcc, 1
	.set use.uses_flat_scratch, 0
	.set use.has_dyn_sized_stack, 0
	.set use.has_recursion, 0
	.set use.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 436
; TotalNumSgprs: 14
; NumVgprs: 5
; ScratchSize: 68
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 256 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 5
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.AMDGPU.config,"",@progbits
	.long	47176
	.long	0
	.long	47180
	.long	0
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	__clang_ocl_kern_imp_use ; -- Begin function __clang_ocl_kern_imp_use
	.globl	__clang_ocl_kern_imp_use
	.p2align	2
	.type	__clang_ocl_kern_imp_use,@function
__clang_ocl_kern_imp_use:               ; @__clang_ocl_kern_imp_use
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v3, 0
	buffer_store_dword v3, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v3, 1, v2
	buffer_store_dword v3, off, s[0:3], s32 offset:8
	s_waitcnt vmcnt(0)
	v_mul_i32_i24_e32 v3, 3, v2
	buffer_store_dword v3, off, s[0:3], s32 offset:12
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v3, 2, v2
	buffer_store_dword v3, off, s[0:3], s32 offset:16
	s_waitcnt vmcnt(0)
	v_mul_i32_i24_e32 v3, 5, v2
	buffer_store_dword v3, off, s[0:3], s32 offset:20
	s_waitcnt vmcnt(0)
	v_mul_i32_i24_e32 v3, 6, v2
	buffer_store_dword v3, off, s[0:3], s32 offset:24
	s_waitcnt vmcnt(0)
	v_mul_i32_i24_e32 v3, 7, v2
	buffer_store_dword v3, off, s[0:3], s32 offset:28
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v3, 3, v2
	buffer_store_dword v3, off, s[0:3], s32 offset:32
	s_waitcnt vmcnt(0)
	v_mul_i32_i24_e32 v3, 9, v2
	buffer_store_dword v3, off, s[0:3], s32 offset:36
	s_waitcnt vmcnt(0)
	v_mul_i32_i24_e32 v3, 10, v2
	buffer_store_dword v3, off, s[0:3], s32 offset:40
	s_waitcnt vmcnt(0)
	v_mul_i32_i24_e32 v3, 11, v2
	buffer_store_dword v3, off, s[0:3], s32 offset:44
	s_waitcnt vmcnt(0)
	v_mul_i32_i24_e32 v3, 12, v2
	buffer_store_dword v3, off, s[0:3], s32 offset:48
	s_waitcnt vmcnt(0)
	v_mul_i32_i24_e32 v3, 13, v2
	buffer_store_dword v3, off, s[0:3], s32 offset:52
	s_waitcnt vmcnt(0)
	v_mul_i32_i24_e32 v3, 14, v2
	buffer_store_dword v3, off, s[0:3], s32 offset:56
	s_waitcnt vmcnt(0)
	v_mul_i32_i24_e32 v3, 15, v2
	v_and_b32_e32 v2, 15, v2
	buffer_store_dword v3, off, s[0:3], s32 offset:60
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v2
	v_lshr_b32_e64 v3, s32, 6
	v_add_i32_e32 v2, vcc, v2, v3
	buffer_load_dword v2, v2, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	s_mov_b32 m0, -1
	s_cbranch_execnz .LBB3_2
; %bb.1:
	ds_write_b32 v0, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v0
	v_and_b32_e32 v3, 0x3ff, v31
	v_lshlrev_b32_e32 v3, 2, v3
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0xf000
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, s14, v2
	v_add_i32_e32 v0, vcc, v0, v3
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_mov_b32 s4, s6
	s_mov_b32 s5, s6
	buffer_store_dword v2, v[0:1], s[4:7], 0 addr64
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.LBB3_2:
	s_endpgm
.Lfunc_end3:
	.size	__clang_ocl_kern_imp_use, .Lfunc_end3-__clang_ocl_kern_imp_use
                                        ; -- End function
	.set __clang_ocl_kern_imp_use.num_vgpr, 32
	.set __clang_ocl_kern_imp_use.num_agpr, 0
	.set __clang_ocl_kern_imp_use.numbered_sgpr, 33
	.set __clang_ocl_kern_imp_use.num_named_barrier, 0
	.set __clang_ocl_kern_imp_use.private_seg_size, 68
	.set __clang_ocl_kern_imp_use.uses_vcc, 1
	.set __clang_ocl_kern_imp_use.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_use.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_use.has_recursion, 0
	.set __clang_ocl_kern_imp_use.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 388
; TotalNumSgprs: 35
; NumVgprs: 32
; ScratchSize: 68
; MemoryBound: 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 32
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 33
	.set amdgpu.max_num_named_barrier, 0
	.section	.AMDGPU.csdata,"",@progbits
	.amdgpu_lds use.buffer, 256, 16
	.amdgpu_lds llvm.amdgcn.kernel.use.lds, 256, 16
	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx704"
