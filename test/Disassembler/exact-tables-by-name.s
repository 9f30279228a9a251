# User sections may have the names of an ELF file's tables. The header then refers to
# the wrong section.

# RUN: clrxasm -o %t %s
# RUN: clrxdisasm --exact %t > %t.s
# RUN: FileCheck %s < %t.s
# RUN: clrxasm -o %t.again %t.s && cmp %t %t.again

# CHECK: .amdcl2
# CHECK: .kernel k
# CHECK: .main
# CHECK: .section .shstrtab, "", @progbits
# CHECK: .inner
# CHECK: .section .strtab, "", @progbits

.amdcl2
.64bit
.gpu Bonaire
.driver_version 200406
.main
.section .shstrtab
.int 3
.inner
.section .strtab
.byte 0
.kernel k
.config
.dims x
.text
s_endpgm
