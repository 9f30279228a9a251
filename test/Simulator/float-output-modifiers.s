# omod multiplies the rounded result, and clamp limits it then. The hardware
# ignores omod if MODE keeps denormal results, or if MODE.IEEE is set. clamp
# makes 0 of a NaN if MODE.DX10_CLAMP is set.
# RUN: clrx-run -mode=0x0 %s -print=v2:f32:1 -print=v3:f32:1 -print=v4:f32:1 -print=v5:f32:1 -print=v6:x32:1 \
# RUN:   -print=v7:f32:1 | FileCheck %s --check-prefix=DEFAULT
# RUN: clrx-run -mode=0x100 %s -print=v7:f32:1 | FileCheck %s --check-prefix=DX10
# RUN: clrx-run -mode=0x200 %s -print=v2:f32:1 | FileCheck %s --check-prefix=IGNORED
# RUN: clrx-run -mode=0x20 %s -print=v2:f32:1 | FileCheck %s --check-prefix=IGNORED

.rawcode
.gpu Tonga
v_mov_b32 v0, 0x40400000                 # 3
v_mul_f32 v2, v0, v0 mul:4
v_mul_f32 v3, v0, v0 div:2
v_mul_f32 v4, v0, v0 div:2 clamp
v_mul_f32 v5, v0, -v0 clamp
v_mov_b32 v9, 0x3800
v_mul_f16 v6, v9, v9 mul:2               # 0.5 * 0.5 * 2
v_mov_b32 v8, 0x7fc00000                 # NaN
v_mul_f32 v7, v8, v0 clamp
s_endpgm

# DEFAULT:      v2: 36
# DEFAULT-NEXT: v3: 4.5
# DEFAULT-NEXT: v4: 1
# DEFAULT-NEXT: v5: 0
# DEFAULT-NEXT: v6: 0x00003800
# DEFAULT-NEXT: v7: nan
# DX10:    v7: 0
# IGNORED: v2: 9
