# Undefined bits of vector operations: a result is undefined if an undefined bit
# of a source can change it.

# RUN: clrx-run --format=rawcode -mcpu=gfx900 -vgpr=1:u32:1 -sgpr=4:u32:8 -sgpr=vcc:u64:1 \
# RUN:   -print=v[2:27]:x32:2 %s | FileCheck %s --match-full-lines

# v0 is undefined as a whole, v2 in the bits 0 to 7.
v_and_b32 v2, 0xff, v0
# CHECK: v2: undef undef
v_lshrrev_b32 v3, 8, v2
# CHECK-NEXT: v3: 0x00000000 0x00000000
v_lshrrev_b32 v4, 7, v2
# CHECK-NEXT: v4: undef undef
v_or_b32 v5, -1, v0
# CHECK-NEXT: v5: 0xffffffff 0xffffffff
v_bfe_u32 v6, v2, 8, 4
# CHECK-NEXT: v6: 0x00000000 0x00000000
v_alignbit_b32 v7, v1, v2, s4
# CHECK-NEXT: v7: 0x01000000 0x01000000
v_add_u32 v8, v2, v1
v_and_b32 v8, 0xff, v8
# CHECK-NEXT: v8: undef undef

# A sum depends on lower bits only.
v_lshlrev_b32 v9, 24, v2
v_add_u32 v9, v9, v1
v_and_b32 v9, 0xffffff, v9
# CHECK-NEXT: v9: 0x00000001 0x00000001

# A distance of a shift decides about all bits.
v_lshlrev_b32 v10, v2, v1
# CHECK-NEXT: v10: undef undef

# v_bfi_b32 and v_cndmask_b32 choose between sources.
v_bfi_b32 v11, -1, v1, v0
# CHECK-NEXT: v11: 0x00000001 0x00000001
v_cndmask_b32 v12, v0, v1, vcc
# CHECK-NEXT: v12: 0x00000001 undef

# The result of a comparison is one bit of a mask.
v_cmp_eq_u32 vcc, v12, v1
v_cndmask_b32 v13, 2, 3, vcc
# CHECK-NEXT: v13: 0x00000003 undef

# SDWA reads a part of a source and writes a part of the destination.
v_mov_b32 v14, v2 src0_sel:byte1
# CHECK-NEXT: v14: 0x00000000 0x00000000
v_mov_b32 v15, v2 src0_sel:byte0
# CHECK-NEXT: v15: undef undef
v_mov_b32 v16, v0
v_mov_b32 v16, v1 dst_sel:word0 dst_unused:preserve
v_and_b32 v16, 0xffff, v16
# CHECK-NEXT: v16: 0x00000001 0x00000001

# DPP moves undefined bits with the lanes.
v_mov_b32 v17, v12 quad_perm:[1,0,3,2]
# CHECK-NEXT: v17: undef 0x00000001

# Packed instructions compute halves.
v_lshlrev_b32 v18, 16, v0
v_pk_add_u16 v18, v18, v1
v_and_b32 v18, 0xffff, v18
# CHECK-NEXT: v18: 0x00000001 0x00000001

# An operation of 64 bits.
v_mov_b32 v19, v1
v_mov_b32 v20, v0
v_lshlrev_b64 v[19:20], 32, v[19:20]
# CHECK-NEXT: v19: 0x00000000 0x00000000
# CHECK-NEXT: v20: 0x00000001 0x00000001

# Lanes that are off keep what they have.
v_mov_b32 v21, v1
s_mov_b64 exec, 1
v_mov_b32 v21, v0
# CHECK-NEXT: v21: undef 0x00000001
s_mov_b64 exec, -1
v_mov_b32 v22, 5
# CHECK-NEXT: v22: 0x00000005 0x00000005

# v_perm_b32 moves bytes, and inserts constants. v23 has a defined lower half.
v_and_b32 v23, 0xffff0000, v0
# CHECK-NEXT: v23: undef undef
s_mov_b32 s5, 0x0d000504
v_perm_b32 v24, v23, v1, s5
# CHECK-NEXT: v24: 0xff010000 0xff010000
s_mov_b32 s5, 0x0c0c0706
v_perm_b32 v25, v23, v1, s5
# CHECK-NEXT: v25: undef undef

# An undefined bit that selects between equal bits decides nothing.
v_bfi_b32 v26, v0, v1, v1
# CHECK-NEXT: v26: 0x00000001 0x00000001
v_bfi_b32 v27, v23, v1, -1
v_and_b32 v27, 0xffff, v27
# CHECK-NEXT: v27: 0x0000ffff 0x0000ffff
s_endpgm
