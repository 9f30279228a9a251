# The lines after .end are inactive in the file and in the files that include it.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-check-index a.s | FileCheck %s
# CHECK:      a.s:5-6: inactive
# CHECK-NEXT: b.s:4-4: inactive
# CHECK-NOT:  : inactive

#--- a.s
.rawcode
.int 1
.int 2
.include "b.s"
.int 3
.int 4
#--- b.s
.int 5
.if 1
.end
.int 6
