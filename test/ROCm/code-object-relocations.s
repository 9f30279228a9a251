# Distances, addresses and the offset table in code of the CLRX dialect become
# relocations, which the linker resolves.

# RUN: clrx-mc -filetype=obj -relocatable -o %t.o %s
# RUN: llvm-readelf -r --symbols %t.o | FileCheck %s
# RUN: clrx-mc -filetype=obj -o %t.so %s
# RUN: llvm-readelf -r -S --dyn-syms %t.so | FileCheck %s --check-prefix=LINKED

.rocm
.gpu gfx906
.codeobject 5
.llvm10binfmt
.gotsym pointers, slot
.globaldata
    .skip 64
table:
    .int 1, 2, 3
.kernel k
    .config
        .dims x
        .use_kernarg_segment_ptr
.section .data, "aw", @progbits
.align 8
.global pointers
pointers:
    .quad table, table + 4
.text
.p2align 8
k:
    s_getpc_b64 s[0:1]
here:
    s_add_u32   s0, s0, table - here
    s_addc_u32  s1, s1, table@rel32@hi+12
    s_add_u32   s0, s0, pointers@gotpcrel32@lo+4
    s_getpc_b64 s[2:3]
    s_add_u32   s2, s2, slot - .
    s_branch    end
    s_nop       0
end:
    s_endpgm

# CHECK: section '.rela.text'
# CHECK: 0000000000000008 {{.*}} R_AMDGPU_REL32 {{.*}} .rodata + 44
# CHECK: 0000000000000010 {{.*}} R_AMDGPU_REL32_HI {{.*}} .rodata + 4c
# CHECK: 0000000000000018 {{.*}} R_AMDGPU_GOTPCREL32_LO {{.*}} pointers + 4
# CHECK: 0000000000000024 {{.*}} R_AMDGPU_GOTPCREL {{.*}} pointers + 4
# CHECK: section '.rela.rodata'
# CHECK: 0000000000000010 {{.*}} R_AMDGPU_REL64 {{.*}} k + 10
# CHECK: section '.rela.data'
# CHECK: 0000000000000000 {{.*}} R_AMDGPU_ABS64 {{.*}} .rodata + 40
# CHECK: 0000000000000008 {{.*}} R_AMDGPU_ABS64 {{.*}} .rodata + 44
# CHECK: 64 OBJECT GLOBAL PROTECTED {{.*}} k.kd
# CHECK: 52 FUNC GLOBAL PROTECTED {{.*}} k

# LINKED: .rodata PROGBITS [[#%x,RODATA:]] {{.*}} A 0 0 64
# LINKED: .got PROGBITS [[#%x,GOT:]]
# LINKED: .data PROGBITS [[#%x,DATA:]]
# LINKED: [[#%.16x,DATA]] {{.*}} R_AMDGPU_RELATIVE64 [[#%x,RODATA+64]]
# LINKED: [[#%.16x,DATA+8]] {{.*}} R_AMDGPU_RELATIVE64 [[#%x,RODATA+68]]
# LINKED: [[#%.16x,GOT]] {{.*}} R_AMDGPU_ABS64 {{.*}} pointers + 0
