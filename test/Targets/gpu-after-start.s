# The device can be selected at any time, but the instruction set is fixed at
# the start.
# RUN: clrxasm -b raw -o %t %s && od -An -v -tu1 -w12 %t | FileCheck %s --match-full-lines
.gpu Tonga
s_load_dword s0, s[2:3], 0x400
.gpu CapeVerde
.get_gpu G
.get_arch A
.byte G, A, 0, 0
# CHECK: 1 0 2 192 0 4 0 0 0 0 0 0
.gpu Tahiti
s_load_dword s0, s[2:3], 0x400
.int 0
# CHECK-NEXT: 1 0 2 192 0 4 0 0 0 0 0 0
# CHECK-NOT: {{.}}
