# RUN: not clrxasm -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:

.gallium
.scratchsym s
.text
.int s+4
# CHECK: :[[#@LINE-1]]:6: error: expression must point to the start of the scratch buffer, not 4 bytes past it
.quad s
# CHECK: :[[#@LINE-1]]:7: error: only a 32-bit field can be relocated
.rodata
.int s
# CHECK: :[[#@LINE-1]]:6: error: cannot relocate outside of a code section
