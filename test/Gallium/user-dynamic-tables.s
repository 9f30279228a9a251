# The link field (sh_link) of .dynsym refers to the section with the name .dynstr, as in the
# reference.

# RUN: clrxasm -o %t %s
# RUN: tail -c +29 %t > %t.elf
# RUN: llvm-readelf -S %t.elf 2>&1 | FileCheck %s

# CHECK: [10] .dynsym  PROGBITS {{.*}} 00  11   0  1
# CHECK: [11] .dynstr  PROGBITS

.gallium
.llvm_version 30600
.section .dynsym
.section .dynstr
.section other
