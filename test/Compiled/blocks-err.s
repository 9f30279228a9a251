# Errors in blocks about kernels, and in directives that declare kernels.

# RUN: not clrx-mc %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:

.gallium
.gpu tonga
.driver_version 220300
.dialect llvm
.amdgcn_target "amdgcn-amd-amdhsa--gfx900:xnack-"
# CHECK: :[[#@LINE-1]]:1: error: the code is compiled for 'gfx900', but the device is Tonga, 'gfx802' to LLVM
# CHECK: :[[#@LINE-2]]:1: note: compile with -mcpu=gfx802, or select the device with '.gpu'
.amdhsa_next_free_vgpr 3
# CHECK: :[[#@LINE-1]]:1: error: '.amdhsa_next_free_vgpr' is legal only after '.amdhsa_kernel'
.amdhsa_kernel unknown
# CHECK: :[[#@LINE-1]]:1: error: kernel 'unknown' has no room for its header, because nothing declared it before its code
# CHECK: :[[#@LINE-2]]:1: note: '.amdgcn_target' declares all kernels of a file, '.amdgpu_hsa_kernel unknown' declares one
.amdgpu_hsa_kernel
# CHECK: :[[#@LINE-1]]:19: error: expected kernel name
.amdgpu_hsa_kernel k
.amd_kernel_code_t
# CHECK: :[[#@LINE-1]]:1: error: '.amd_kernel_code_t' is legal only after the label of an '.amdgpu_hsa_kernel', once
.amdgpu_hsa_kernel unlabeled
.amdgpu_hsa_kernel undescribed
undescribed:
k:
.amdhsa_kernel k
    .amdhsa_next_free_vpgr 3
# CHECK: :[[#@LINE-1]]:5: error: unknown LLVM directive 'next_free_vpgr' for kernels
# CHECK: :[[#@LINE-2]]:5: note: did you mean 'next_free_vgpr'?
    .amdhsa_next_free_vgpr 257
# CHECK: :[[#@LINE-1]]:28: error: value 257 of 'next_free_vgpr' is out of range (0 to 256)
    .amdhsa_ieee_mode -1
# CHECK: :[[#@LINE-1]]:23: error: value -1 of 'ieee_mode' is out of range (0 to 1)
    .amdhsa_fp16_overflow 0
# CHECK: :[[#@LINE-1]]:5: error: 'fp16_overflow' needs GCN1.4 or later
    .amdhsa_uses_dynamic_stack 1
# CHECK: :[[#@LINE-1]]:32: error: 'uses_dynamic_stack' is not supported
# CHECK: :[[#@LINE-2]]:32: note: avoid recursion, calls of unknown functions and arrays of variable size
    .amdhsa_kernarg_size 3 4
# CHECK: :[[#@LINE-1]]:28: error: unexpected text at end of statement
# CHECK: :[[#@LINE-2]]:28: note: if this is another operand, ',' stands before it
.end_amdhsa_kernel
.amdhsa_dx10_clamp 1
# CHECK: :[[#@LINE-1]]:1: error: '.amdhsa_dx10_clamp' is legal only after '.amdhsa_kernel'
.amdhsa_kernel k
# CHECK: :[[#@LINE-1]]:1: error: kernel 'k' is already described
.amdgpu_hsa_kernel m
m:
.amd_kernel_code_t
    float_mode 192
# CHECK: :[[#@LINE-1]]:5: error: expected NAME = VALUE
    float_mode = 256
# CHECK: :[[#@LINE-1]]:18: error: value 256 of 'float_mode' is out of range (0 to 255)
    enable_wavefront_size32 = 1
# CHECK: :[[#@LINE-1]]:31: error: 'enable_wavefront_size32' is not supported
    float_mod = 1
# CHECK: :[[#@LINE-1]]:5: error: unknown LLVM directive 'float_mod' for kernels
# CHECK: :[[#@LINE-2]]:5: note: did you mean 'float_mode'?
.end_amd_kernel_code_t
.amdgpu_unknown
# CHECK: :[[#@LINE-1]]:1: error: directive '.amdgpu_unknown' has no meaning in Gallium
.amdgpu_metadata
# CHECK: :[[#@LINE-1]]:1: error: block has no '.end_amdgpu_metadata'
