# OpenCL queries for a kernel return the required work-group size and the attributes.
# The format of Mesa 20.3 stores them.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -t 220300 -o out all.s
# RUN: od -A n -t x4 -v -w4 -j 9 -N 40 out | FileCheck all.s
# RUN: clrxasm -t 220300 -o out cws.s
# RUN: od -A n -t x4 -v -w4 -j 9 -N 32 out | FileCheck cws.s
# RUN: not clrxasm -t 220300 -o out err.s 2>&1 | FileCheck err.s --implicit-check-not=error:
# RUN: not clrxasm -t 170000 -o out all.s 2>&1 | FileCheck all.s --check-prefix=OLD

#--- all.s
# The length of the attributes, the attributes "abc def\n", the number of sizes (3), and the sizes
# as 64-bit numbers.
# CHECK:      00000008
# CHECK-NEXT: 20636261
# CHECK-NEXT: 0a666564
# CHECK-NEXT: 00000003
# CHECK-NEXT: 00000040
# CHECK-NEXT: 00000000
# CHECK-NEXT: 00000002
# CHECK-NEXT: 00000000
# CHECK-NEXT: 00000001
# CHECK-NEXT: 00000000
.gallium
.kernel k
.args
.arg griddim, 4
.config
.attributes "none"
# OLD: :[[#@LINE-1]]:1: error: '.attributes' needs Mesa 20.3 or later, but the driver version is 170000
# OLD: :[[#@LINE-2]]:1: note: write '.driver_version 220300' after '.gpu', for Mesa 20.3 to 25.1
.attributes "abc def\n"
.reqd_work_group_size 64, 2
# OLD: :[[#@LINE-1]]:1: error: '.reqd_work_group_size' needs Mesa 20.3 or later
.text
k: .skip 256
s_endpgm

#--- cws.s
# CHECK:      00000000
# CHECK-NEXT: 00000003
# CHECK-NEXT: 00000001
# CHECK-NEXT: 00000000
# CHECK-NEXT: 00000008
# CHECK-NEXT: 00000000
# CHECK-NEXT: 00000004
# CHECK-NEXT: 00000000
.gallium
.kernel k
.args
.arg griddim, 4
.config
.cws , 8, 4
.text
k: .skip 256
s_endpgm

#--- err.s
.gallium
.kernel k
.cws 64
# CHECK: :[[#@LINE-1]]:1: error: '.cws' is legal only in the '.config' of a kernel
.config
.cws 64, 0
# CHECK: :[[#@LINE-1]]:10: error: work group size must not be 0 unless all are
.attributes 5
# CHECK: :[[#@LINE-1]]:13: error: expected string
