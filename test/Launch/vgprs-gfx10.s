# Blocks of VGPRs have 4 registers in wavefronts of 64 work-items on gfx10, and 8 in
# those of 32 (.amdhsa_next_free_vgpr in LLVM's AMDGPU User Guide).
# REQUIRES: lld

# RUN: split-file %s %t
# RUN: llvm-mc -triple amdgcn-amd-amdhsa -mcpu=gfx1010 -mattr=+wavefrontsize64 -filetype=obj -o %t/64.o %t/64.s
# RUN: ld.lld -shared -o %t/64.so %t/64.o
# RUN: not clrx-run %t/64.so 2>&1 | FileCheck %s --check-prefix=WAVE64
# RUN: llvm-mc -triple amdgcn-amd-amdhsa -mcpu=gfx1010 -filetype=obj -o %t/32.o %t/32.s
# RUN: ld.lld -shared -o %t/32.so %t/32.o
# RUN: not clrx-run %t/32.so 2>&1 | FileCheck %s --check-prefix=WAVE32

# WAVE64: error: the instruction names a register that the wavefront does not have
# WAVE64: v20 is not one of the 20 VGPRs
# WAVE32: error: the instruction names a register that the wavefront does not have
# WAVE32: v24 is not one of the 24 VGPRs

#--- 64.s
.amdgcn_target "amdgcn-amd-amdhsa--gfx1010"
k:
  v_mov_b32 v19, 0
  v_mov_b32 v20, 0
  s_endpgm
.rodata
.amdhsa_kernel k
  .amdhsa_next_free_vgpr 17
  .amdhsa_next_free_sgpr 8
  .amdhsa_wavefront_size32 0
.end_amdhsa_kernel

#--- 32.s
.amdgcn_target "amdgcn-amd-amdhsa--gfx1010"
k:
  v_mov_b32 v23, 0
  v_mov_b32 v24, 0
  s_endpgm
.rodata
.amdhsa_kernel k
  .amdhsa_next_free_vgpr 17
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
