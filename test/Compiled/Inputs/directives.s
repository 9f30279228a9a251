# Every directive of .amdhsa_kernel with a value other than its default. There is a
# kernel for each combination of two directives that has an effect of its own.

	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.p2align	8
all:
	s_endpgm
	.p2align	8
none:
	s_endpgm
	.p2align	8
xnack:
	s_endpgm

	.section	.rodata,"a",@progbits
	.amdhsa_kernel all
		.amdhsa_group_segment_fixed_size 1500
		.amdhsa_private_segment_fixed_size 40
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 0
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 1
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(all.num_vgpr, 3)
		.amdhsa_next_free_sgpr 102
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 1
		.amdhsa_float_round_mode_16_64 2
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 0
		.amdhsa_dx10_clamp 0
		.amdhsa_ieee_mode 0
		.amdhsa_fp16_overflow 1
		.amdhsa_exception_fp_ieee_invalid_op 1
		.amdhsa_exception_fp_denorm_src 1
		.amdhsa_exception_fp_ieee_div_zero 1
		.amdhsa_exception_fp_ieee_overflow 1
		.amdhsa_exception_fp_ieee_underflow 1
		.amdhsa_exception_fp_ieee_inexact 1
		.amdhsa_exception_int_div_zero 1
	.end_amdhsa_kernel
	.amdhsa_kernel none
		.amdhsa_next_free_vgpr 0
		.amdhsa_next_free_sgpr 0
	.end_amdhsa_kernel
	.amdhsa_kernel xnack
		.amdhsa_user_sgpr_count 2
		.amdhsa_next_free_vgpr 256
		.amdhsa_next_free_sgpr 13
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_exception_fp_ieee_overflow 1
		.amdhsa_float_denorm_mode_32 1
	.end_amdhsa_kernel
	.set all.num_vgpr, 128
