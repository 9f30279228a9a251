# Under .dialect llvm, expressions have LLVM's functions. Symbols in their arguments
# may be defined later.

# RUN: clrx-mc %s | FileCheck %s

.rawcode
.dialect llvm
.set caller.num_vgpr, max(3, callee.num_vgpr, 5)
.set caller.uses_vcc, or(0, callee.uses_vcc)
.set callee.num_vgpr, 0+max(17)
.set callee.uses_vcc, 1
#      CHECK: .long 0x00000011, 0x00000001, 0x00000009, 0x00000012
# CHECK-NEXT: .long 0xffffffff, 0x00000008
.long caller.num_vgpr, caller.uses_vcc
.long max(totalnumvgprs(4, 9), 1, 0), max(12+6, (1))*1, max(-1, -2)
.dialect clrx
# In the other dialect, these names are symbols.
max = 7
.long max+1
