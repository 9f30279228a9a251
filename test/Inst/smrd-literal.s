# GCN 1.1 has literals for larger offsets.
# RUN: clrxasm -b raw -g Bonaire -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
s_load_dword s0, s[2:3], 256
# CHECK: c00002ff
# CHECK-NEXT: 00000100
s_load_dword s0, s[2:3], 0xffffffff
# CHECK-NEXT: c00002ff
# CHECK-NEXT: ffffffff
s_load_dword s0, s[2:3], lit(5)
# CHECK-NEXT: c00002ff
# CHECK-NEXT: 00000005
s_load_dword s0, s[2:3], lit(late)
# CHECK-NEXT: c00002ff
# CHECK-NEXT: 00000007
s_load_dword_e64 s0, s[2:3], 0x1234
# CHECK-NEXT: c00002ff
# CHECK-NEXT: 00001234
s_load_dword s0, s[2:3], late
# CHECK-NEXT: c0000307
# CHECK-NOT: {{.}}
late = 7
