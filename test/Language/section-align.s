# .text, .data and .rodata accept an alignment, too.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o out good.s 2>&1 | FileCheck good.s --implicit-check-not=warning:
# RUN: llvm-readelf -SW out | FileCheck good.s --check-prefix=SECTION
# RUN: not clrxasm -o out err.s 2>&1 | FileCheck err.s --implicit-check-not=error:

#--- good.s
.amdcl2
.gpu tonga
.main
.text align=64
.int 1
# SECTION: .text PROGBITS {{.*}} 64
.text align = 32
# CHECK: :[[#@LINE-1]]:1: warning: alignment of section '.text' is ignored, it exists already

#--- err.s
.gallium
.gpu tonga
.rodata align=3
# CHECK: :[[#@LINE-1]]:15: error: alignment must be a power of two or zero
.rodata align 3
# CHECK: :[[#@LINE-1]]:15: error: expected '=' after 'align'
.rodata aligned=4
# CHECK: :[[#@LINE-1]]:9: error: unexpected text at end of statement
