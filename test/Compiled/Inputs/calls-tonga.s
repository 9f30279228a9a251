	.amdgcn_target "amdgcn-amd-amdhsa--gfx802"
	.amdhsa_code_object_version 4
	.text
	.hidden	pick                            ; -- Begin function pick
	.globl	pick
	.p2align	2
	.type	pick,@function
pick:                                   ; @pick
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v2, 7, v0
	v_lshlrev_b32_e32 v2, 2, v2
	v_lshrrev_b32_e64 v3, 6, s32
	v_add_u32_e32 v2, vcc, v2, v3
	buffer_store_dword v1, v2, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 7, v1
	v_lshlrev_b32_e32 v1, 2, v1
	v_lshrrev_b32_e64 v2, 6, s32
	v_add_u32_e32 v1, vcc, v1, v2
	buffer_load_dword v1, v1, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v1, v0
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	pick, .Lfunc_end0-pick
                                        ; -- End function
	.set pick.num_vgpr, 4
	.set pick.num_agpr, 0
	.set pick.numbered_sgpr, 33
	.set pick.num_named_barrier, 0
	.set pick.private_seg_size, 36
	.set pick.uses_vcc, 1
	.set pick.uses_flat_scratch, 0
	.set pick.has_dyn_sized_stack, 0
	.set pick.has_recursion, 0
	.set pick.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 80
; TotalNumSgprs: 35
; NumVgprs: 4
; ScratchSize: 36
; MemoryBound: 0
	.text
	.protected	caller                  ; -- Begin function caller
	.globl	caller
	.p2align	8
	.type	caller,@function
caller:                                 ; @caller
; %bb.0:
	s_add_u32 s0, s0, s9
	s_load_dword s9, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x0
	s_load_dword s6, s[6:7], 0x8
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s7, s9, 0xffff
	s_mul_i32 s8, s8, s7
	v_add_u32_e32 v0, vcc, s8, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s5
	v_add_u32_e32 v6, vcc, s4, v0
	v_addc_u32_e32 v7, vcc, v2, v1, vcc
	flat_load_dword v4, v[6:7]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, pick@rel32@lo+4
	s_addc_u32 s5, s5, pick@rel32@hi+12
	v_mov_b32_e32 v0, s6
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v4
	s_swappc_b64 s[30:31], s[4:5]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v4
	v_mov_b32_e32 v1, s6
	s_swappc_b64 s[30:31], s[4:5]
	v_add_u32_e32 v0, vcc, v0, v5
	flat_store_dword v[6:7], v0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel caller
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 36
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
.Lfunc_end1:
	.size	caller, .Lfunc_end1-caller
                                        ; -- End function
	.set caller.num_vgpr, max(8, pick.num_vgpr)
	.set caller.num_agpr, max(0, pick.num_agpr)
	.set caller.numbered_sgpr, max(33, pick.numbered_sgpr)
	.set caller.num_named_barrier, max(0, pick.num_named_barrier)
	.set caller.private_seg_size, 0+max(pick.private_seg_size)
	.set caller.uses_vcc, or(1, pick.uses_vcc)
	.set caller.uses_flat_scratch, or(0, pick.uses_flat_scratch)
	.set caller.has_dyn_sized_stack, or(0, pick.has_dyn_sized_stack)
	.set caller.has_recursion, or(0, pick.has_recursion)
	.set caller.has_indirect_call, or(0, pick.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 156
; TotalNumSgprs: 96
; NumVgprs: 8
; ScratchSize: 36
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
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	__clang_ocl_kern_imp_caller ; -- Begin function __clang_ocl_kern_imp_caller
	.globl	__clang_ocl_kern_imp_caller
	.p2align	2
	.type	__clang_ocl_kern_imp_caller,@function
__clang_ocl_kern_imp_caller:            ; @__clang_ocl_kern_imp_caller
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[8:9], -1
	buffer_store_dword v9, off, s[0:3], s33 ; 4-byte Folded Spill
	s_mov_b64 exec, s[8:9]
	s_load_dword s4, s[4:5], 0x4
	v_mov_b32_e32 v4, v2
	v_and_b32_e32 v2, 0x3ff, v31
	v_mov_b32_e32 v3, 0
	s_addk_i32 s32, 0x400
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v2, vcc, s12, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_writelane_b32 v9, s30, 0
	v_add_u32_e32 v7, vcc, v0, v2
	v_addc_u32_e32 v8, vcc, v1, v3, vcc
	flat_load_dword v5, v[7:8]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, pick@rel32@lo+4
	s_addc_u32 s5, s5, pick@rel32@hi+12
	v_mov_b32_e32 v0, v4
	v_writelane_b32 v9, s31, 1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	s_swappc_b64 s[30:31], s[4:5]
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v5
	v_mov_b32_e32 v1, v4
	s_swappc_b64 s[30:31], s[4:5]
	v_add_u32_e32 v0, vcc, v0, v6
	flat_store_dword v[7:8], v0
	v_readlane_b32 s31, v9, 1
	v_readlane_b32 s30, v9, 0
	s_mov_b32 s32, s33
	s_xor_saveexec_b64 s[4:5], -1
	buffer_load_dword v9, off, s[0:3], s33  ; 4-byte Folded Reload
	s_mov_b64 exec, s[4:5]
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end2:
	.size	__clang_ocl_kern_imp_caller, .Lfunc_end2-__clang_ocl_kern_imp_caller
                                        ; -- End function
	.set __clang_ocl_kern_imp_caller.num_vgpr, max(32, pick.num_vgpr)
	.set __clang_ocl_kern_imp_caller.num_agpr, max(0, pick.num_agpr)
	.set __clang_ocl_kern_imp_caller.numbered_sgpr, max(34, pick.numbered_sgpr)
	.set __clang_ocl_kern_imp_caller.num_named_barrier, max(0, pick.num_named_barrier)
	.set __clang_ocl_kern_imp_caller.private_seg_size, 16+max(pick.private_seg_size)
	.set __clang_ocl_kern_imp_caller.uses_vcc, or(1, pick.uses_vcc)
	.set __clang_ocl_kern_imp_caller.uses_flat_scratch, or(0, pick.uses_flat_scratch)
	.set __clang_ocl_kern_imp_caller.has_dyn_sized_stack, or(0, pick.has_dyn_sized_stack)
	.set __clang_ocl_kern_imp_caller.has_recursion, or(0, pick.has_recursion)
	.set __clang_ocl_kern_imp_caller.has_indirect_call, or(0, pick.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 228
; TotalNumSgprs: 36
; NumVgprs: 32
; ScratchSize: 52
; MemoryBound: 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 32
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 34
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
    .name:           caller
    .private_segment_fixed_size: 36
    .sgpr_count:     96
    .sgpr_spill_count: 0
    .symbol:         caller.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx802
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
