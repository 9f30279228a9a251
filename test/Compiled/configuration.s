# Fields that the source sets override the compiler's block, before and after it.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: cat head.clrx fields.clrx kernel.s > early.clrx
# RUN: cat head.clrx kernel.s fields.clrx > late.clrx
# RUN: clrx-mc -filetype=obj early.clrx -o early
# RUN: clrx-mc -filetype=obj late.clrx -o late
# RUN: cmp early late

# COMPUTE_PGM_RSRC1 and 2, the contents of SGPRs, and the sizes of scratch and of local
# memory, with and without the fields.
# RUN: tail -c +78 late > elf && llvm-objcopy -O binary -j .text elf text
# RUN: od -A n -t x4 -j 48 -N 20 -w20 text | FileCheck head.clrx --check-prefix=FIELDS
# RUN: cat head.clrx kernel.s > plain.clrx
# RUN: clrx-mc -filetype=obj plain.clrx -o plain
# RUN: tail -c +78 plain > elf && llvm-objcopy -O binary -j .text elf text
# RUN: od -A n -t x4 -j 48 -N 20 -w20 text | FileCheck head.clrx --check-prefix=PLAIN

#--- head.clrx
.gallium
.gpu gfx900
.driver_version 220300

# FIELDS: 00a0a04a 0001818c 000a0009 00000000 00000600
# PLAIN: 00af0043 0000808c 000a0009 00000000 00000100

#--- fields.clrx
.dialect clrx
.kernel k
.config
    .floatmode 0x0a
    .vgprsnum 41
    .dims xy, x
    .localsize 0x600
.main

#--- kernel.s
.dialect llvm
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.p2align	8
k:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 9
		.amdhsa_float_denorm_mode_32 3
	.end_amdhsa_kernel
