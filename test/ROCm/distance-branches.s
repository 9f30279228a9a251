# Branches to targets computed from distances between sections: the target's section is
# the one that contains or precedes the address. The bytes are the reference's.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o out all.s && llvm-objcopy -O binary -j .text out text
# RUN: od -An -v -tx4 -j256 text | FileCheck all.s
# RUN: not clrxasm -o none err.s 2>&1 | FileCheck err.s --implicit-check-not=error:

#--- all.s
.rocm
.gpu fiji
.kernel k
.config
.globaldata
g: .int 1, 2
.text
k: .skip 256
# CHECK: bf82034d bf82034c bf84f8a1 bf820348
# CHECK-NEXT: bf820349 bf82ffbb 00000e38
s_branch k + (k - g)
s_branch k * 2 - g
s_cbranch_scc0 g + (g - k)
s_branch k + ((k - g) & 0xff0)
x = k + (k - g)
s_branch x
s_branch later
later = g + (k - g) + 4
.int x - k

#--- err.s
.rocm
.gpu fiji
.kernel k
.config
.globaldata
g: .int 1, 2
.text
k: .skip 256
# CHECK: :[[#@LINE+1]]:10: error: branch target is not in the current section
s_branch k + (g - k)
# CHECK: :[[#@LINE+1]]:10: error: branch target is not in the current section
s_branch k - g
# CHECK: :[[#@LINE+1]]:10: error: branch target is not in the current section
s_branch k + (k - g) - 0x1c00
# CHECK: :[[#@LINE+1]]:10: error: branch target is not aligned to 4 bytes
s_branch k + (k - g) + 1
