# .sym adds single symbols to the binary, in the order of the .sym statements.

# RUN: split-file %s %t
# RUN: clrxasm -o %t/out %t/input.s
# RUN: llvm-readelf -s %t/out | FileCheck %t/input.s
# RUN: not clrxasm -o %t/out %t/bad.s 2>&1 | FileCheck %t/bad.s

#--- input.s
# CHECK: acl_version_string
# CHECK-NEXT: 0000000000000007 4 NOTYPE WEAK DEFAULT ABS second
# CHECK-NEXT: 0000000000000005 0 NOTYPE GLOBAL DEFAULT ABS first
# CHECK-NOT: {{[a-z]}}
.amdcl2
.gpu Bonaire
.64bit
.driver_version 200406
first = 5
other = 6
.global first, other
.sym second, first
second = 7
.weak second
.size second, 4

#--- bad.s
# CHECK: bad.s:[[#@LINE+4]]:6: error: symbol 'nowhere' has no value in the global scope
.amdcl2
.kernel k
.config
.sym nowhere
