# The source can return to a kernel from the absolute section, where clrxasm crashes.

# RUN: clrxasm -o %t %s
# RUN: llvm-readelf -x .text %t | FileCheck %s
# CHECK: 0x00000000 0001febe

.amdcl2
.gpu Fiji
.kernel k0
.offset 0
.kernel k0
  s_mov_b64 exec, s[0:1]
