# Pseudo-ops such as .section_order make the assembler write files as the drivers'
# compilers do. Without them, it writes files as clrxasm does. The exact
# disassembly assembles to the same file.

# RUN: split-file %s %t
# RUN: clrxasm -o %t/out %t/input.s
# RUN: llvm-readelf -S %t/out | FileCheck --check-prefix=OUTER %t/input.s
# RUN: llvm-objcopy --dump-section=.text=%t/inner %t/out /dev/null
# RUN: llvm-readelf -Srs %t/inner | FileCheck --check-prefix=INNER %t/input.s
# RUN: clrxdisasm --exact %t/out > %t/exact.s
# RUN: FileCheck --check-prefix=EXACT %t/input.s < %t/exact.s
# RUN: clrxasm -o %t/again %t/exact.s
# RUN: cmp %t/out %t/again
# RUN: not clrxasm -o %t/out %t/bad.s 2>&1 | FileCheck %t/bad.s
# RUN: not clrxasm -o %t/out %t/bad-data.s 2>&1 | FileCheck %t/bad-data.s

#--- input.s
# OUTER: .rodata
# OUTER-NEXT: .brig
# OUTER-NEXT: .text

# INNER: .hsadata_readonly_agent PROGBITS {{.*}} 32{{$}}
# INNER: R_AMDGPU_ABS32_HI {{.*}} &input_bc::&second + 0
# INNER: R_AMDGPU_ABS32_LO {{.*}} &input_bc::&second + 4
# INNER: 0000000000000000 4 OBJECT LOCAL DEFAULT 4 &input_bc::&first
# INNER-NEXT: 0000000000000004 8 OBJECT LOCAL DEFAULT 4 &input_bc::&second
# INNER-NEXT: &__OpenCL_k_kernel
# INNER-NOT: second

# EXACT: .section_order .shstrtab, .strtab, .symtab, .comment, .rodata, .brig, .text
# EXACT-NEXT: .driver_tables
# EXACT-NEXT: .isa_note_size 27
# EXACT-NEXT: .globaldata_align 32
# EXACT: .size first, 4
# EXACT-NEXT: .driver_data first
# EXACT-NEXT: .size second, 8
# EXACT-NEXT: .driver_data second

.amdcl2
.64bit
.gpu Bonaire
.driver_version 200406
.section_order .shstrtab, .strtab, .symtab, .comment, .rodata, .brig
.driver_tables
.isa_note_size 27
.globaldata_align 32
.section .brig
  .byte 1
.globaldata
first:
  .int 1
second:
  .int 2, 3
.size first, 4
.size second, 8
.driver_data first, second
.kernel k
.config
  .dims x
.text
  s_mov_b32 s0, second>>32
  s_mov_b32 s1, second+4
  s_endpgm

#--- bad.s
# CHECK: bad.s:[[#@LINE+6]]:16: error: size 25 of the note is out of range (26 to 64)
# CHECK: bad.s:[[#@LINE+6]]:19: error: alignment 3 is not a power of two
# CHECK: bad.s:[[#@LINE+6]]:15: error: expected section name
.amdcl2
.gpu Bonaire
.driver_version 200406
.isa_note_size 25
.globaldata_align 3
.section_order
.kernel k

#--- bad-data.s
# CHECK: bad-data.s:[[#@LINE+4]]:14: error: symbol 'number' is not in .rodata, .data or .bss
.amdcl2
.gpu Bonaire
.driver_version 200406
.driver_data number
number = 1
.kernel k
.config
.text
  s_endpgm
