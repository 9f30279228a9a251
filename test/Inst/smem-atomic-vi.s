# Buffer atomics of GCN 1.2 that LLVM lacks.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
s_buffer_atomic_swap s0, s[4:7], 8
# CHECK: c1020002
# CHECK-NEXT: 00000008
s_buffer_atomic_cmpswap_x2 s[8:11], s[4:7], m0 glc
# CHECK-NEXT: c1850202
# CHECK-NEXT: 0000007c
s_buffer_atomic_dec_x2 s[8:9], s[4:7], 0x10
# CHECK-NEXT: c1b20202
# CHECK-NEXT: 00000010
# CHECK-NOT: {{.}}
