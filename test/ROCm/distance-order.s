# Errors in distances are reported at the end of the source, in the reference's order:
# first the values that lack only addresses, each followed by its dependents.

# RUN: not clrxasm -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:

.rocm
.globaldata
g: .int 1
.text
a: s_nop 0
# CHECK: :[[#@LINE+7]]:10: error: branch target is not aligned to 4 bytes
# CHECK: :[[#@LINE+4]]:10: error: branch target is not aligned to 4 bytes
s_branch a + (g - k) * 2 + 1
d = g - k
s_branch a + d * 2 + 1
s_branch a + (g - l) * 2 + 1
s_branch a + (g - k) * 2 + 1
s_branch a + (g - .) * 2 + 1
s_branch a + e * 2 + 1
e = d
l: k: s_branch a + d * 2 + 1
# CHECK: :[[#@LINE-9]]:10: error: branch target is not aligned to 4 bytes
# CHECK: :[[#@LINE-8]]:10: error: branch target is not aligned to 4 bytes
# CHECK: :[[#@LINE-5]]:10: error: branch target is not aligned to 4 bytes
# CHECK: :[[#@LINE-4]]:16: error: branch target is not aligned to 4 bytes
# CHECK: :[[#@LINE-9]]:10: error: branch target is not aligned to 4 bytes
