# An error about labels of one address space is reported at the end of the source if the
# value may become known later.
# The order of the errors is the reference's.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrxasm -o none order.s 2>&1 | FileCheck order.s --implicit-check-not=error:
# RUN: not clrxasm -o none late.s 2>&1 | FileCheck late.s --implicit-check-not=error:
# RUN: not clrxasm -o none nodata.s 2>&1 | FileCheck nodata.s --implicit-check-not=error:

#--- order.s
# CHECK: :[[#@LINE+11]]:7: error: expression is neither a number nor an offset in one section
# CHECK: :[[#@LINE+13]]:1: error: unknown pseudo-op or macro '.bad'
# CHECK: :[[#@LINE+10]]:6: error: expression is neither a number nor an offset in one section
# CHECK: :[[#@LINE+10]]:5: error: section-relative value: '/' needs absolute operands
# CHECK: :[[#@LINE+11]]:6: error: unresolved symbol 'other'

.rocm
.globaldata
g: .int 1
.text
k: s_nop 0
.skip k * 3
.int k * 3
x = k / 4
.bad
.int other - g

# Sections that were opened before .nosectdiffs no longer share an address space.
#--- late.s
.rocm
.globaldata
g: .int 1
.nosectdiffs
.text
# CHECK: :[[#@LINE+1]]:9: error: expression is neither a number nor an offset in one section
k: .int g - k

#--- nodata.s
# CHECK: error: the format of LLVM 10 needs '.rodata'
# CHECK: :[[#@LINE+3]]:9: error: unresolved symbol 'g'
.amd3
.text
k: .int g - k
