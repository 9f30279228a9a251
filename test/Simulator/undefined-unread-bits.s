# An undefined bit that an operation does not read leaves the result defined:
# the upper bits of distances, bytes beside the converted one, and the upper
# bytes of factors with 24 bits.

# RUN: clrx-run --format=rawcode -mcpu=gfx900 -sgpr=1:u32:1 \
# RUN:   -print=s[8:18]:x32 -print=v[3:12]:x32:1 %s | FileCheck %s --match-full-lines

# s2 and v2 are 3 in the bits 0 to 15, and undefined above.
s_movk_i32 s5, 0xff
s_and_b32 s2, s0, 0xffff0000
s_or_b32 s2, s2, 3
v_mov_b32 v2, s2
# s4 is a field of 4 bits at bit 0; the bits 5 to 15 and 23 to 31 are undefined.
s_and_b32 s4, s0, 0xff80ffe0
s_or_b32 s4, s4, 0x40000

s_lshl_b32 s8, s1, s2
s_lshl_b64 s[10:11], 1, s2
s_bfe_u32 s9, s5, s4
s_bfm_b32 s12, s2, s2
s_mov_b32 s13, 0
s_bitset1_b32 s13, s2
s_bitcmp1_b32 8, s2
s_cselect_b32 s14, 1, 0
# An undefined bit 4 moves all bits.
s_and_b32 s6, s0, 16
s_or_b32 s6, s6, 3
s_lshl_b32 s15, s1, s6
# A field whose size is undefined.
s_and_b32 s7, s0, 0x10000
s_or_b32 s7, s7, 0x40000
s_bfe_u32 s16, s5, s7
s_mov_b32 s17, 0
s_mov_b32 s18, 0
# CHECK: s[8:18]: 0x00000008 0x0000000f 0x00000008 0x00000000 0x00000038 0x00000008 0x00000001 undef undef 0x00000000 0x00000000

v_lshlrev_b32 v3, v2, 1
# CHECK-NEXT: v3: 0x00000008
v_lshlrev_b64 v[4:5], v2, 1
# CHECK-NEXT: v4: 0x00000008
# CHECK-NEXT: v5: 0x00000000
v_bfe_u32 v6, s5, v2, v2
# CHECK-NEXT: v6: 0x00000007
v_cvt_f32_ubyte0 v7, v2
# CHECK-NEXT: v7: 0x40400000
v_cvt_f32_ubyte2 v8, v2
# CHECK-NEXT: v8: undef
v_and_b32 v9, 0xff000000, v2
v_or_b32 v9, 3, v9
v_mul_u32_u24 v9, v9, v9
# CHECK-NEXT: v9: 0x00000009
v_mul_u32_u24 v10, v2, v2
# CHECK-NEXT: v10: undef
v_bfm_b32 v11, v2, v2
# CHECK-NEXT: v11: 0x00000038
v_lshlrev_b16 v12, v2, 1
# CHECK-NEXT: v12: 0x00000008
s_endpgm
