# Control directives of a wrong size do not hide unresolved symbols, nor the reverse.
# RUN: not clrxasm -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:
.rocm
.gpu Fiji
.kernel k
.config
# CHECK: :[[#@LINE+1]]:1: error: control directives of kernel 'k' have 16 bytes instead of 128
.control_directive
.int 1, 2, 3
# CHECK: :[[#@LINE+1]]:6: error: unresolved symbol 'directive'
.int directive
.text
k: .skip 256
# CHECK: :[[#@LINE+1]]:6: error: unresolved symbol 'code'
.int code
# CHECK: :[[#@LINE+1]]:6: error: unresolved symbol 'difference'
.int k - difference
s_endpgm
