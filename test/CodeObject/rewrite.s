# An object of LLVM's assembler is written with the same bytes: sections of all kinds,
# groups, the order of symbols, relocations, shared name endings.

# RUN: llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx906 -filetype=obj -o %t.o %s
# RUN: clrx-check-object rewrite %t.o %t.out && cmp %t.out %t.o

# An object with other flags and versions.
# RUN: llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx90a -mattr=+xnack,-sramecc \
# RUN:   --amdhsa-code-object-version=4 -filetype=obj -o %t.o %s
# RUN: clrx-check-object rewrite %t.o %t.out && cmp %t.out %t.o

# An empty object.
# RUN: llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx906 -filetype=obj -o %t.o /dev/null
# RUN: clrx-check-object rewrite %t.o %t.out && cmp %t.out %t.o

	.file "rewrite.cl"
	.globl kernel
	.p2align 8
	.type kernel,@function
kernel:
	s_mov_b32 s0, table@rel32@lo+4
	s_mov_b32 s1, table@rel32@hi+12
	s_mov_b32 s2, elsewhere@gotpcrel32@lo+4
	s_mov_b32 s3, elsewhere@gotpcrel32@hi+12
	s_mov_b32 s4, lds@abs32@lo
	s_mov_b32 s5, lds@abs32@hi
	s_branch signature
	s_cbranch_scc0 local
	s_endpgm
local:
	s_endpgm
.Lend:
	.size kernel, .Lend-kernel

	.amdgpu_lds lds, 64, 16
	.comm common,8,4
	.set absolute, 0x12345678
	.globl absolute
	.weak maybe
	.hidden table

	.section .rodata,"a",@progbits
	.p2align 6
	.protected kernel.kd
	.globl kernel.kd
	.type kernel.kd,@object
kernel.kd:
	.zero 16
	.quad kernel-kernel.kd
	.zero 40
	.size kernel.kd, 64
table:
	.quad elsewhere
	.quad maybe-.
	.long elsewhere
	.long maybe-.

	.section .text.group,"axG",@progbits,signature,comdat
	.p2align 8
	.weak signature
signature:
	s_mov_b32 s0, .Ltext@rel32@lo
	s_endpgm
.Ltext:
	.section .data.group,"awG",@progbits,other
	.globl other
other:
	.quad kernel
	.section .more,"aG",@progbits,signature,comdat
	.byte 1

	.section .linked,"ao",@progbits,.text.group
	.quad signature
	.section .rodata.str1.1,"aMS",@progbits,1
.Lstring:
	.asciz "string"
	.section .data,"aw",@progbits
	.quad .Lstring
	.bss
	.p2align 4
	.zero 100
	.section .note,"a",@note
	.long 4, 0, 32
	.asciz "AMD"

	.addrsig
	.addrsig_sym kernel
	.addrsig_sym table
	.addrsig_sym .Ltext
