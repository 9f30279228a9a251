# The device is CapeVerde unless one is chosen.
# RUN: clrxasm -b raw -o %t %s && od -An -v -tu1 -w2 %t | FileCheck %s --match-full-lines

.get_gpu G
.get_arch A
.byte G, A
# CHECK: 0 0
# CHECK-NOT: {{.}}
