# A container without a writer can be named, tested and replaced.

# RUN: clrxasm -o %t %s | FileCheck %s
# CHECK:      amd
# CHECK-NEXT: rocm
# CHECK-NEXT: rocm

.amd
.iffmt amd
  .print "amd"
.endif
.rocm
.iffmt rocm
  .print "rocm"
.endif
.amd3
.iffmt rocm
  .print "rocm"
.endif
.rawcode
s_endpgm
