# Directives that only GFX10 and later processors have.

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1010"
	.text
	.p2align	8
defaults:
	s_endpgm
	.p2align	8
others:
	s_endpgm

	.section	.rodata,"a",@progbits
	.amdhsa_kernel defaults
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 100
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel
	.amdhsa_kernel others
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 100
		.amdhsa_wavefront_size32 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_workgroup_processor_mode 0
		.amdhsa_memory_ordered 0
		.amdhsa_forward_progress 0
	.end_amdhsa_kernel
	.text
	.p2alignl	6, 3214868480
	.fill	48, 4, 3214868480
