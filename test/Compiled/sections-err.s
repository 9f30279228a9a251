# RUN: not clrx-mc %s 2>&1 | FileCheck %s --implicit-check-not=error:

.gallium
.driver_version 220300
.dialect llvm
.amdgpu_hsa_kernel k
.lcomm x, 4
# CHECK: :[[#@LINE-1]]:1: error: variables in global memory are not supported in compiled code
.comm x, 4
# CHECK: :[[#@LINE-1]]:1: error: variables in global memory are not supported in compiled code
# CHECK: :[[#@LINE-2]]:1: note: pass a buffer to the kernel instead, or make it constant
.bss
# CHECK: :[[#@LINE-1]]:1: error: variables in global memory are not supported in compiled code
.data
# CHECK: :[[#@LINE-1]]:1: error: variables in global memory are not supported in compiled code
.long 1
.section .bss,"aw",@nobits
# CHECK: :[[#@LINE-1]]:1: error: variables in global memory are not supported in compiled code
.section .data.rel.ro,"aw",@progbits
# CHECK: :[[#@LINE-1]]:1: error: variables in global memory are not supported in compiled code
y:
.zero 4
.text
s_getpc_b64 s[0:1]
s_add_u32 s0, s0, y@rel32@lo+4
.section ".note.GNU-stack","",@progbits
s_endpgm
# CHECK: :[[#@LINE-1]]:1: error: instruction in a section that is not kept
.section .rodata,"a",@progbits
.p2align 13
# CHECK: :[[#@LINE-1]]:10: error: power of two 13 is out of range (0 to 12)
.p2alignl 99, 0
# CHECK: :[[#@LINE-1]]:11: error: power of two 99 is out of range (0 to 12)
.zero
# CHECK: :[[#@LINE-1]]:6: error: expected expression
