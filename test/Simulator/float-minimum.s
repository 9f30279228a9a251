# A quiet NaN loses. From GCN 1.4 on, a signaling NaN wins if MODE.IEEE is set,
# and becomes quiet.
# RUN: clrx-run -mode=0xf0 %s -print=v2:x32:1 -print=v3:x32:1 -print=v4:x32:1 -print=v5:x32:1 \
# RUN:   | FileCheck %s --check-prefixes=CHECK,PLAIN
# RUN: clrx-run -mode=0x2f0 %s -print=v2:x32:1 -print=v3:x32:1 -print=v4:x32:1 -print=v5:x32:1 \
# RUN:   | FileCheck %s --check-prefixes=CHECK,IEEE

.rawcode
.gpu GFX900
v_mov_b32 v0, 0x7fc00000                 # quiet NaN
v_mov_b32 v1, 0x7f800001                 # signaling NaN
v_mov_b32 v8, 0x80000000                 # -0
v_min_f32 v2, v0, 2.0
v_max_f32 v3, v1, 2.0
v_min_f32 v4, 0, v8
v_med3_f32 v5, 4.0, v0, 2.0
s_endpgm

# CHECK:      v2: 0x40000000
# PLAIN-NEXT: v3: 0x40000000
# IEEE-NEXT:  v3: 0x7fc00001
# CHECK-NEXT: v4: 0x80000000
# CHECK-NEXT: v5: 0x40000000
