# RUN: not clrxasm -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:

.rawcode
.kernel k
# CHECK: :[[#@LINE-1]]:1: error: raw code has no kernels
.rodata
# CHECK: :[[#@LINE-1]]:1: error: raw code has no section but '.text'
.section .foo
# CHECK: :[[#@LINE-1]]:1: error: raw code has no section but '.text'
.section .text, "x"
# CHECK: :[[#@LINE-1]]:1: warning: type, flags and alignment are ignored for the existing section '.text'
.main
.text
s_endpgm
