# A block of .amdhsa_kernel is a block of its kernel, which is one name with that of .kernel.

# RUN: clrx-check-index %s | FileCheck %s

.rocm
.gpu gfx900
.codeobject 5
.dialect llvm
# CHECK:      kernel-description.s:[[#@LINE+1]]:16+1: definition of kernel f
.amdhsa_kernel f
    .amdhsa_next_free_vgpr 4
    .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
# CHECK:      kernel-description.s:[[#@LINE+1]]:16+1: definition of kernel g
.amdhsa_kernel g
    .amdhsa_next_free_vgpr 4
    .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
.text
f:
    s_endpgm
g:
    s_endpgm
# CHECK:      kernel-description.s:10-13: kernel block f
# CHECK-NEXT: kernel-description.s:15-18: kernel block g
