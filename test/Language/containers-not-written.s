# The source may select another container until the output starts. .iffmt tests the selection.

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
