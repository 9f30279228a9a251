# .section_order sets the order of the outer sections. Drivers put .comment and
# sections such as .llvmir before .rodata. Symbols still name their sections. The
# exact disassembly assembles to the same file.

# RUN: clrxasm -o %t %s
# RUN: llvm-readelf -Ss %t | FileCheck %s
# RUN: clrx-mc --disassemble --exact %t > %t.s
# RUN: FileCheck --check-prefix=EXACT %s < %t.s
# RUN: clrxasm -o %t.again %t.s
# RUN: cmp %t %t.again
# RUN: not clrxasm -o %t -D BAD %s 2>&1 | FileCheck --check-prefix=ERR %s

# CHECK: [ 3] .symtab
# CHECK-NEXT: [ 4] .llvmir
# CHECK-NEXT: [ 5] .comment
# CHECK-NEXT: [ 6] .rodata
# CHECK-NEXT: [ 7] .text
# CHECK: 5 __OpenCL_compile_options
# CHECK: 6 __OpenCL_k_metadata
# CHECK: 7 __OpenCL_k_kernel

# EXACT: .section_order .shstrtab, .strtab, .symtab, .llvmir, .comment, .rodata, .text
.amd
.gpu Tahiti
.compile_options "-O3"
.section_order .shstrtab, .strtab, .symtab, .llvmir, .comment
.ifdef BAD
# ERR: :[[#@LINE+1]]:15: error: expected section name
.section_order
.endif
.section .llvmir
  .byte 1
.kernel k
.config
  .dims x
.text
  s_endpgm
