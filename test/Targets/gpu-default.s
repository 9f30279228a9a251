# The default device is CapeVerde.
# RUN: clrxasm -b raw -o %t %s && od -An -v -tu1 -w2 %t | FileCheck %s --match-full-lines

.get_gpu G
.get_arch A
.byte G, A
# CHECK: 0 0
# CHECK-NOT: {{.}}
