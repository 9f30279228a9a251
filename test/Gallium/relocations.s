# Relocations of code to sections that Mesa 20.3 and later load. The types are those of
# AMDGPU's ABI, and the field holds the offset in the section. The results of the loader
# were observed in Mesa 22.3.6.

# RUN: clrxasm -o %t %s
# RUN: tail -c +102 %t > %t.elf
# RUN: llvm-readelf -r %t.elf 2>&1 | FileCheck %s --implicit-check-not=warning: --implicit-check-not=R_AMDGPU
# RUN: llvm-readelf -x .text %t.elf | FileCheck %s --check-prefix=CODE

# The other dialect gives the same result.
# RUN: sed 's/^# DIALECT/.dialect llvm/' %s > %t.s && clrxasm -o %t.llvm %t.s && cmp %t %t.llvm

.gallium
.gpu tonga
.driver_version 220300
.kernel k
.args
.arg global, 8
.config
.default_hsa_features
.rodata
.int 1, 2
table:
.int 3
.text
k:
.skip 256
# DIALECT
s_getpc_b64 s[0:1]
# CHECK:      000000000108 {{.*}} R_AMDGPU_REL32_LO {{.*}} .rodata
# CODE: 0x00000100 001c80be 00ff0080 0c000000 01ff0182
s_add_u32 s0, s0, table@rel32@lo+4
# CHECK-NEXT: 000000000110 {{.*}} R_AMDGPU_REL32_HI {{.*}} .rodata
# CODE-NEXT: 0x00000110 14000000 00ff0080 10000000 01ff0182
s_addc_u32 s1, s1, table@rel32@hi+12
# The label is defined later.
# CHECK-NEXT: 000000000118 {{.*}} R_AMDGPU_REL32_LO {{.*}} .rodata
s_add_u32 s0, s0, later@rel32@lo+4
# CHECK-NEXT: 000000000120 {{.*}} R_AMDGPU_REL32_HI {{.*}} .rodata
# CODE-NEXT: 0x00000120 18000000 ff0082be 04000000 ff0083be
s_addc_u32 s1, s1, later@rel32@hi+12
# CHECK-NEXT: 000000000128 {{.*}} R_AMDGPU_ABS32_LO {{.*}} user
s_mov_b32 s2, inuser@abs32@lo
# CHECK-NEXT: 000000000130 {{.*}} R_AMDGPU_ABS32_HI {{.*}} user
# CODE-NEXT: 0x00000130 04000000 ff0082be 3c010000 000081bf
s_mov_b32 s3, inuser@abs32@hi
# CHECK-NEXT: 000000000138 {{.*}} R_AMDGPU_ABS32_LO {{.*}} .text
s_mov_b32 s2, end@abs32@lo
end:
s_endpgm
# Distances within the code are known. Without '@', a label outside of the code stands
# for its offset.
# CODE-NEXT: 0x00000140 c0feffff 0c000000 04000000 08000000
.int k@rel32@lo
# CHECK-NEXT: 000000000144 {{.*}} R_AMDGPU_ABS32_LO {{.*}} .rodata
.int 4+table@abs32@lo
# CHECK-NEXT: 000000000148 {{.*}} R_AMDGPU_REL32_LO {{.*}} user
.int inuser@rel32@lo
.int table
.dialect clrx
.rodata
later: .int 4
.section user, "a"
.int 5
inuser: .int 6
