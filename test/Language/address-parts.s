# Halves of numbers, and of distances to labels of the same section, are known. Other halves of
# addresses and distances become relocations. A distance is S + A - P, as in AMDGPU's ABI.

# RUN: clrx-mc --format=rawcode -mcpu=tonga -filetype=obj -o %t %s
# RUN: od -A n -t x4 -v -w4 %t | FileCheck %s

# 0 + 4 - 8, 0 + 12 - 16
# CHECK:      be841c00
# CHECK-NEXT: 8004ff04
# CHECK-NEXT: fffffffc
# CHECK-NEXT: 8205ff05
# CHECK-NEXT: ffffffff
# 32 + 2 - 24
# CHECK-NEXT: be8600ff
# CHECK-NEXT: 0000000a
# CHECK-NEXT: bf810000
# For data: 32 - 32, 40 + 8 - 36, 32 - 40, 32 - 44
# CHECK-NEXT: 00000000
# CHECK-NEXT: 0000000c
# CHECK-NEXT: fffffff8
# CHECK-NEXT: ffffffff
# CHECK-NEXT: cdef0124
# CHECK-NEXT: 000089ab
# CHECK-NEXT: 00000003
# CHECK-NEXT: 00000000

back:
s_getpc_b64 s[4:5]
s_add_u32 s4, s4, back@rel32@lo+4
s_addc_u32 s5, s5, back@rel32@hi+12
s_mov_b32 s6, 1+forward@REL32@LO+1
s_endpgm
forward:
.int forward@rel32@lo, 1f@rel32@lo+8
1: .int forward@rel32@lo, forward@rel32@hi
.int wide@abs32@lo+1, wide@abs32@hi
wide = 0x89abcdef0123
.int three@abs32@lo, three@abs32@hi
three = 3
