# In sums of shifted numbers, an undefined bit makes the bits above it undefined.
# An undefined distance makes all bits undefined.

# RUN: clrx-run --format=rawcode -mcpu=gfx900 -vgpr=1:u32:1 -print=v[4:9]:x32:1 %s | \
# RUN:   FileCheck %s --match-full-lines

# v2 is 5 in the bits 0 to 7, v3 in the bits 0 to 4; the others are undefined.
v_and_b32 v2, 0xffffff00, v0
v_or_b32 v2, 5, v2
v_and_b32 v3, 0xffffffe0, v0
v_or_b32 v3, 5, v3

v_lshl_add_u32 v4, v1, v3, v2
v_and_b32 v4, 0xff, v4
# CHECK: v4: 0x00000025
v_lshl_add_u32 v5, v2, v3, v1
v_and_b32 v5, 0x1fff, v5
# CHECK-NEXT: v5: 0x000000a1
v_lshl_add_u32 v6, v1, v0, v1
# CHECK-NEXT: v6: undef
v_add_lshl_u32 v7, v2, v1, v3
v_and_b32 v7, 0x1fff, v7
# CHECK-NEXT: v7: 0x000000c0
v_add_lshl_u32 v8, v2, v1, 24
# CHECK-NEXT: v8: 0x06000000
v_add_lshl_u32 v9, v1, v1, v0
# CHECK-NEXT: v9: undef
s_endpgm
