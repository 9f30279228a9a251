# Packed instructions compute the halves of registers independently of each other.

# RUN: clrx-run --format=rawcode -mcpu=gfx900 -vgpr=1:u32:0x00030005 -vgpr=2:u32:0xffffffff \
# RUN:   -vgpr=3:u32:0x3c003c00 -sgpr=4:u32:0x00010002 -print=v[4:9]:x32:2 %s \
# RUN:   | FileCheck %s --match-full-lines

v_pk_add_u16 v4, v2, v1
# CHECK: v4: 0x00020004 0x00020004
v_pk_add_u16 v5, v1, s4
v_pk_mul_lo_u16 v5, v5, v1
# CHECK-NEXT: v5: 0x000c0023 0x000c0023

# Lanes that are off keep their value.
v_mov_b32 v6, v1
s_mov_b64 exec, 1
v_pk_sub_i16 v6, v1, v4
s_mov_b64 exec, -1
# CHECK-NEXT: v6: 0x00010001 0x00030005

v_pk_add_f16 v7, v3, v3
# CHECK-NEXT: v7: 0x40004000 0x40004000
v_pk_add_f16 v8, v3, v3 neg_lo:[0,1]
# CHECK-NEXT: v8: 0x40000000 0x40000000

# A half of a result is undefined only if the same half of a source is.
v_and_b32 v0, 0xffff, v0
v_pk_add_u16 v9, v0, v1
v_and_b32 v9, 0xffff0000, v9
# CHECK-NEXT: v9: 0x00030000 0x00030000
