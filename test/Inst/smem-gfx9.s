# GCN 1.4: signed 21-bit offsets with an optional register, nv, and atomics.
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
s_load_dword s0, s[2:3], -4
# CHECK: c0020001
# CHECK-NEXT: 001ffffc
s_load_dword s0, s[2:3], 0x1fffff
# CHECK-NEXT: c0020001
# CHECK-NEXT: 001fffff
s_load_dword s0, s[2:3], s5 offset:0x40
# CHECK-NEXT: c0024001
# CHECK-NEXT: 0a000040
s_load_dword s0, s[2:3], s5 offset:late
# CHECK-NEXT: c0024001
# CHECK-NEXT: 0a1ffff8
s_load_dword s0, s[2:3], 0 nv glc
# CHECK-NEXT: c0038001
# CHECK-NEXT: 00000000
s_store_dword s0, s[2:3], s7
# CHECK-NEXT: c0400001
# CHECK-NEXT: 00000007
s_atomic_add s0, s[2:3], 4
# CHECK-NEXT: c20a0001
# CHECK-NEXT: 00000004
s_atomic_cmpswap_x2 s[4:7], s[2:3], s8 glc
# CHECK-NEXT: c2850101
# CHECK-NEXT: 00000008
s_buffer_atomic_swap s0, s[4:7], 8
# CHECK-NEXT: c1020002
# CHECK-NEXT: 00000008
s_scratch_load_dword s0, s[2:3], 8
# CHECK-NEXT: c0160001
# CHECK-NEXT: 00000008
s_atc_probe 5, s[2:3], 0x10
# CHECK-NEXT: c09a0141
# CHECK-NEXT: 00000010
s_dcache_discard s[2:3], 0x40
# CHECK-NEXT: c0a20001
# CHECK-NEXT: 00000040
# CHECK-NOT: {{.}}
late = -8
