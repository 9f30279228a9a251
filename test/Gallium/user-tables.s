# The link field (sh_link) of a symbol table refers to the section with the name of the string
# table, even if that is a user section. The reference does the same.

# RUN: clrxasm -o %t %s
# RUN: tail -c +29 %t > %t.elf
# RUN: llvm-readelf -hS %t.elf | FileCheck %s

# CHECK: Section header string table index: 7
# CHECK: [ 8] .symtab  SYMTAB   {{.*}} 10   0  4
# CHECK: [10] .strtab  PROGBITS
# CHECK: [11] .symtab  PROGBITS {{.*}} 10   0  1

.gallium
.llvm_version 30600
.section .strtab
.section .symtab
