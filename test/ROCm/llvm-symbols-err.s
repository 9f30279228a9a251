# The source may define LLVM's symbols for constants itself, but must set those that
# count registers to numbers.

# RUN: not clrx-mc -filetype=obj -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:

.rocm
.gpu gfx906
.codeobject 5
UC_VERSION_GFX12 = 5                    # The source's own, in front of LLVM's.
.dialect llvm
.byte UC_VERSION_GFX12
.set UC_VERSION_GFX7, 5
.if UC_VERSION_GFX7 != 5 || UC_VERSION_GFX12 != 5
.error "LLVM's constants do not stand above the source's"
.endif
.equiv UC_VERSION_GFX7, 3
# CHECK: :[[#@LINE-1]]:8: error: symbol 'UC_VERSION_GFX7' is already defined
.equiv .amdgcn.next_free_sgpr, 3
# CHECK: :[[#@LINE-1]]:8: error: symbol '.amdgcn.next_free_sgpr' is already defined
here:
.set .amdgcn.next_free_sgpr, here
# CHECK: :[[#@LINE-1]]:6: error: symbol '.amdgcn.next_free_sgpr' is a number of registers, not an offset in a section
.set .amdgcn.next_free_sgpr, later
# CHECK: :[[#@LINE-1]]:30: error: symbol 'later' has no value yet, but it is needed here
later = 5
