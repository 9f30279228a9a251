# s_set_gpr_idx_* write fields of M0. Undefined bits beside them decide nothing.

# RUN: clrx-run --format=rawcode -mcpu=gfx900 -vgpr=1:u32:11 -vgpr=2:u32:22 \
# RUN:   -print=v[3:5]:u32:1 %s | FileCheck %s --match-full-lines

s_mov_b32 s0, 1
s_set_gpr_idx_on s0, 1
v_mov_b32 v3, v0
s_set_gpr_idx_idx 2
v_mov_b32 v4, v0
s_set_gpr_idx_mode 8
v_mov_b32 v3, 33
s_set_gpr_idx_off
# CHECK: v3: 11
# CHECK-NEXT: v4: 22
# CHECK-NEXT: v5: 33
s_endpgm
