# Errors for labels and alignments where a code object has no section of its own, so
# that a label would have no address.

# RUN: not clrx-mc -filetype=obj -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:

.rocm
.gpu gfx906
.codeobject 5
.dialect llvm
.kernel k
.config
inner:
# CHECK: :[[#@LINE-1]]:1: error: section 'kernel configuration' cannot hold labels
.kernel l
.config
.byte 1
# CHECK: :[[#@LINE-1]]:1: error: section 'kernel configuration' cannot hold data or code
.kernel m
.config
.p2align 3
# CHECK: :[[#@LINE-1]]:1: error: section 'kernel configuration' has no output counter to change
