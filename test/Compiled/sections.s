# The compiler's sections: constants are placed after the code, at their alignment, and an
# unused alignment has no effect. Sections for tools are dropped with their labels.
# Statements after .text belong to the code again.

# RUN: clrx-mc --no-warn %s | FileCheck %s

#      CHECK: {{^}}k:
# CHECK-NEXT: .fill 256, 1, 0x00
# CHECK-NEXT: s_nop 1
# CHECK-NEXT: s_nop 2
# CHECK-NEXT: {{^}}first:
# CHECK-NEXT: .long 0x00000001
# CHECK-NEXT: {{^}}second:
# CHECK-NEXT: .long 0x00000003, 0x00000000
# CHECK-NEXT: s_nop 3
# CHECK-NEXT: .long 0xbf9f0000, 0xbf9f0000
# CHECK-NEXT: {{^}}dropped:
# CHECK-NEXT: s_nop 0x4

.gallium
.gpu tonga
.driver_version 220300
.dialect llvm
.amdgpu_hsa_kernel k
k:
    s_nop 1
.section .rodata,"a",@progbits
.p2align 6, 0x0
.amdhsa_kernel k
    .amdhsa_kernarg_size 8
    .amdhsa_next_free_vgpr 1
    .amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
.text
    s_nop 2
.section .AMDGPU.csdata,"",@progbits
dropped:
    .long 1
    .uleb128 5
    .sleb128 -5
    .p2align 8
    .zero 3
.section ".note.GNU-stack","",@progbits
.set outside, 3
.section .rodata.cst16,"aM",@progbits,16
.p2align 3, 0x0
first:
    .byte 1
.p2align 2
second:
    .long outside
    .zero 2
.text
    s_nop 3
.p2alignl 4, 3214868480
.dialect clrx
dropped:
    s_nop 4
