# Kernels at the same offset share one header.

# RUN: clrxasm -w -o %t %s
# RUN: clrxdisasm --exact %t > %t.s
# RUN: FileCheck %s < %t.s
# RUN: clrxasm -w -o %t.again %t.s
# RUN: cmp %t %t.again

# CHECK:      one:
# CHECK-NEXT: two:
# CHECK-NEXT: .skip 256
# CHECK-NEXT: s_endpgm

.gallium
.gpu tahiti
.driver_version 220300
.kernel one
.args
  .arg griddim, 4
.config
.kernel two
.args
  .arg griddim, 4
.config
.text
one:
two:
  .skip 256
  s_endpgm
