# A kernel that lacks a wait, for any GPU whose assembly has these names. The symbol of the code is not protected.
    .amdgcn_target "amdgcn-amd-amdhsa--@GPU@"
    .text
    .globl k
    .p2align 8
    .type k,@function
k:
    s_load_dwordx2 s[4:5], s[0:1], 0x0
    v_mov_b32 v1, 0
    s_waitcnt lgkmcnt(0)
    global_load_dword v2, v1, s[4:5]
    v_add_f32 v3, v2, v2
    global_store_dword v1, v3, s[4:5]
    s_endpgm
.Lend:
    .size k, .Lend-k
    .section .rodata,"a"
    .amdhsa_kernel k
    .amdhsa_next_free_vgpr 12
    .amdhsa_next_free_sgpr 8
    @EXTRA@
    .end_amdhsa_kernel
    .amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--@GPU@
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .max_flat_workgroup_size: 64
    .wavefront_size: @WAVE@
    .sgpr_count: 14
    .vgpr_count: 12
    .args:
      - { .name: p, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
    .end_amdgpu_metadata
