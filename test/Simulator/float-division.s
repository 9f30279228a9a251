# The steps of a division, as compilers emit them, give the rounded quotient:
# 1 / 3, a quotient near the largest number, and special operands.
# RUN: clrx-run -mode=0xf0 -vgpr=0:u32:0x3f800000,0x7e800000,0x00000000,0x3f800000,0xff800000 \
# RUN:   -vgpr=1:u32:0x40400000,0x3f000001,0x00000000,0x80000000,0x40000000 %s -print=v9:x32:5 | FileCheck %s

.rawcode
.gpu Tonga
v_div_scale_f32 v2, s[4:5], v1, v1, v0   # denominator
v_div_scale_f32 v3, vcc, v0, v1, v0      # numerator
v_rcp_f32 v4, v2
v_fma_f32 v5, -v2, v4, 1.0
v_fma_f32 v4, v5, v4, v4
v_mul_f32 v6, v3, v4
v_fma_f32 v7, -v2, v6, v3
v_fma_f32 v6, v7, v4, v6
v_fma_f32 v7, -v2, v6, v3
v_div_fmas_f32 v8, v7, v4, v6
v_div_fixup_f32 v9, v8, v1, v0
s_endpgm

# CHECK: v9: 0x3eaaaaab 0x7efffffe 0xffc00000 0xff800000 0xff800000
