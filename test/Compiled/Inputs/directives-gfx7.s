# Counts of SGPRs that the code does not name, without XNACK. The flags alone
# determine the user SGPRs.

	.amdgcn_target "amdgcn-amd-amdhsa--gfx704"
	.text
	.p2align	8
vcc:
	s_endpgm
	.p2align	8
flat:
	s_endpgm
	.p2align	8
neither:
	s_endpgm

	.section	.rodata,"a",@progbits
	.amdhsa_kernel vcc
		.amdhsa_next_free_vgpr 25
		.amdhsa_next_free_sgpr 7
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.amdhsa_kernel flat
		.amdhsa_next_free_vgpr 25
		.amdhsa_next_free_sgpr 5
	.end_amdhsa_kernel
	.amdhsa_kernel neither
		.amdhsa_next_free_vgpr 25
		.amdhsa_next_free_sgpr 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_size 1
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
