# v_cmp_class_f32 reads one bit of its mask. Comparisons that are always false or
# true read no bit.

# RUN: clrx-run --format=rawcode -mcpu=gfx900 -print=v[2:6]:x32:1 %s | \
# RUN:   FileCheck %s --match-full-lines

# v1 is undefined but for bit 9, which stands for positive infinity and is 1.
v_or_b32 v1, 0x200, v0
v_cmp_class_f32 vcc, 1.0, v1
v_cndmask_b32 v2, 0, 1, vcc
# CHECK: v2: undef
s_mov_b32 s4, 0x7f800000
v_cmp_class_f32 vcc, s4, v1
v_cndmask_b32 v3, 0, 1, vcc
# CHECK-NEXT: v3: 0x00000001
v_cmp_class_f32 vcc, v0, s4
v_cndmask_b32 v4, 0, 1, vcc
# CHECK-NEXT: v4: undef
v_cmp_f_f32 vcc, v0, v1
v_cndmask_b32 v5, 0, 1, vcc
# CHECK-NEXT: v5: 0x00000000
v_cmp_tru_f32 vcc, v0, v1
v_cndmask_b32 v6, 0, 1, vcc
# CHECK-NEXT: v6: 0x00000001
s_endpgm
