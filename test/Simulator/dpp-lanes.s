# DPP reads other lanes. A lane whose source is off keeps its value, or gets the result for 0 if
# bound_ctrl is set.

# RUN: clrx-run --format=rawcode -mcpu=gfx900 -print=v[2:7]:u32:4 %s | FileCheck %s --match-full-lines

v_mbcnt_lo_u32_b32 v1, -1, 0
v_mbcnt_hi_u32_b32 v1, -1, v1
v_mov_b32 v2, 9
v_mov_b32 v3, 9
v_mov_b32 v4, 9
v_mov_b32 v5, 9
v_mov_b32 v6, 9
v_mov_b32 v7, 9

v_mov_b32 v2, v1 quad_perm:[1,2,3,0]
# CHECK: v2: 1 2 3 0
# The first lane of a row has no neighbour.
v_mov_b32 v3, v1 row_shr:1
# CHECK-NEXT: v3: 9 0 1 2
v_mov_b32 v4, v1 row_shr:1 bound_ctrl
# CHECK-NEXT: v4: 0 0 1 2
v_mov_b32 v5, v1 quad_perm:[1,2,3,0] bank_mask:0xe
# CHECK-NEXT: v5: 9 9 9 9

# Lane 2 is off.
s_mov_b64 exec, 0xb
v_mov_b32 v6, v1 quad_perm:[2,3,0,1]
v_mov_b32 v7, v1 quad_perm:[2,3,0,1] bound_ctrl
s_mov_b64 exec, -1
# CHECK-NEXT: v6: 9 3 9 1
# CHECK-NEXT: v7: 0 3 9 1
