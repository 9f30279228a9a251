# The metadata describes arguments as .arg would.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: cat gallium.clrx both.clrx kernel.s metadata.s > compiled.clrx
# RUN: cat gallium.clrx gallium-args.clrx both.clrx kernel.s > written.clrx
# RUN: clrx-mc -filetype=obj compiled.clrx -o compiled
# RUN: clrx-mc -filetype=obj written.clrx -o written
# RUN: cmp compiled written
# RUN: cat amdcl2.clrx both.clrx kernel.s metadata.s > compiled.clrx
# RUN: cat amdcl2.clrx amdcl2-args.clrx both.clrx kernel.s > written.clrx
# RUN: clrx-mc -filetype=obj compiled.clrx -o compiled
# RUN: clrx-mc -filetype=obj written.clrx -o written
# RUN: cmp compiled written

# Arguments in the source override the metadata, before and after it.
# RUN: cat gallium.clrx both.clrx kernel.s metadata.s gallium-late.clrx > late.clrx
# RUN: cat gallium.clrx gallium-late.clrx both.clrx kernel.s metadata.s > early.clrx
# RUN: clrx-mc -filetype=obj late.clrx -o late
# RUN: clrx-mc -filetype=obj early.clrx -o early
# RUN: cmp late early
# RUN: od -A n -t d4 -j 0x34 -w28 -N 28 late | tr -s ' ' | FileCheck %s
# CHECK: {{^}} 1 2 8 8 8 0 0{{$}}

#--- gallium.clrx
.gallium
.gpu tonga
.driver_version 220300

#--- gallium-args.clrx
.kernel many
.config
    .cws 64, 2, 1
.args
    .arg global, 8, 8, 1
    .arg scalar, 1, 1, 1
    .arg scalar, 2, 2, 2
    .arg scalar, 4, 4, 1
    .arg global, 8, 8, 1
    .arg local, 4, 4, 16
    .arg scalar, 8, 8, 8
    .arg scalar, 16, 16, 16

#--- gallium-late.clrx
.dialect clrx
.kernel many
.args
    .arg global, 8
.main

#--- amdcl2.clrx
.amdcl2
.gpu tonga
.64bit
.driver_version 200406

#--- amdcl2-args.clrx
.hsalayout
.kernel many
.hsaconfig
    .setupargs
    .arg out, "int*", int*, global, restrict
    .arg arg7, "char", char
    .arg arg8, "half", ushort
    .arg arg9, "uint", uint
    .arg arg10, "struct S*", void*, constant, const volatile
    .arg arg11, "float4*", float4*, local
    .arg arg12, "long", long
    .arg arg13, "struct T", uint4
    .cws 64, 2, 1
    .work_group_size_hint 32, 1, 1
    .vectypehint float4
.main

#--- both.clrx
.dialect llvm

#--- kernel.s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx802"
	.text
	.p2align	8
many:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel many
		.amdhsa_kernarg_size 64
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 90
	.end_amdhsa_kernel

#--- metadata.s
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_restrict:    true
        .name:           out
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           1
        .type_name:      char
        .value_kind:     by_value
      - .offset:         10
        .size:           2
        .type_name:      half
        .value_kind:     by_value
      - .offset:         12
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  constant
        .is_const:       true
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'struct S*'
        .value_kind:     global_buffer
      - .address_space:  local
        .offset:         24
        .pointee_align:  16
        .size:           4
        .type_name:      'float4*'
        .value_kind:     dynamic_shared_pointer
      - .offset:         32
        .size:           8
        .type_name:      long
        .value_kind:     by_value
      - .offset:         48
        .size:           16
        .type_name:      struct T
        .value_kind:     by_value
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
    .name:           many
    .reqd_workgroup_size:
      - 64
      - 2
      - 1
    .symbol:         many.kd
    .vec_type_hint:  float4
    .workgroup_size_hint:
      - 32
      - 1
      - 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx802
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata
