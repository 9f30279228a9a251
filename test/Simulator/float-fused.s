# v_fma rounds once, v_mad rounds the product, too. (1 + e)^2 - (1 + 2e) is e^2,
# which the product loses: e is 2^-12 for f32, 2^-6 for f16, 2^-27 for f64.
# RUN: clrx-run -mode=0xf0 %s -print=v2:x32:1 -print=v3:x32:1 -print=v4:x32:1 -print=v5:x32:1 -print=v[6:7]:x64:1 \
# RUN:   | FileCheck %s

.rawcode
.gpu Tonga
v_mov_b32 v0, 0x3f800800
v_mov_b32 v1, 0xbf801000
v_fma_f32 v2, v0, v0, v1
v_mad_f32 v3, v0, v0, v1
v_mov_b32 v0, 0x3c10
v_mov_b32 v1, 0xbc20
v_fma_f16 v4, v0, v0, v1
v_mad_f16 v5, v0, v0, v1
v_mov_b32 v10, 0x02000000
v_mov_b32 v11, 0x3ff00000
v_mov_b32 v12, 0x04000000
v_mov_b32 v13, 0xbff00000
v_fma_f64 v[6:7], v[10:11], v[10:11], v[12:13]
s_endpgm

# CHECK:      v2: 0x33800000
# CHECK-NEXT: v3: 0x00000000
# CHECK-NEXT: v4: 0x00000c00
# CHECK-NEXT: v5: 0x00000000
# CHECK-NEXT: v[6:7]: 0x3c90000000000000
