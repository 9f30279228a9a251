# Approximate instructions give the nearest number, whatever the rounding mode is.
# The expected numbers were computed with 60 decimal digits.
# RUN: clrx-run -mode=0xfa %s -print=v2:x32:1 -print=v3:x32:1 -print=v4:x32:1 -print=v5:x32:1 -print=v6:x32:1 \
# RUN:   -print=v7:x32:1 -print=v[10:11]:x64:1 -print=v[12:13]:x64:1 | FileCheck %s

.rawcode
.gpu Tonga
v_mov_b32 v0, 0x40400000                 # 3
v_rcp_f32 v2, v0
v_sqrt_f32 v3, 2.0
v_rsq_f32 v4, v0
v_exp_f32 v5, 0.5
v_log_f32 v6, v0
v_mov_b32 v1, 0x3e000000                 # an eighth of a turn
v_sin_f32 v7, v1
v_mov_b32 v8, 0
v_mov_b32 v9, 0x40080000                 # 3
v_rsq_f64 v[10:11], v[8:9]
v_rcp_f64 v[12:13], v[8:9]
s_endpgm

# CHECK:      v2: 0x3eaaaaab
# CHECK-NEXT: v3: 0x3fb504f3
# CHECK-NEXT: v4: 0x3f13cd3a
# CHECK-NEXT: v5: 0x3fb504f3
# CHECK-NEXT: v6: 0x3fcae00d
# CHECK-NEXT: v7: 0x3f3504f3
# CHECK-NEXT: v[10:11]: 0x3fe279a74590331c
# CHECK-NEXT: v[12:13]: 0x3fd5555555555555
