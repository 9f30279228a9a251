# MODE[1:0] is the rounding mode of f32, MODE[3:2] that of f16 and f64. Halves of
# a unit in the last place show the mode: 1 + 2^-24, -1 - 2^-24.
# RUN: clrx-run -mode=0xf0 %s -print=v2:x32:1 -print=v3:x32:1 -print=v[4:5]:x64:1 -print=v6:x32:1 \
# RUN:   | FileCheck %s --check-prefix=NEAREST
# RUN: clrx-run -mode=0xf1 %s -print=v2:x32:1 -print=v3:x32:1 -print=v[4:5]:x64:1 -print=v6:x32:1 \
# RUN:   | FileCheck %s --check-prefix=UP32
# RUN: clrx-run -mode=0xf2 %s -print=v2:x32:1 -print=v3:x32:1 -print=v[4:5]:x64:1 -print=v6:x32:1 \
# RUN:   | FileCheck %s --check-prefix=DOWN32
# RUN: clrx-run -mode=0xf3 %s -print=v2:x32:1 -print=v3:x32:1 -print=v[4:5]:x64:1 -print=v6:x32:1 \
# RUN:   | FileCheck %s --check-prefix=ZERO32
# RUN: clrx-run -mode=0xf4 %s -print=v2:x32:1 -print=v3:x32:1 -print=v[4:5]:x64:1 -print=v6:x32:1 \
# RUN:   | FileCheck %s --check-prefix=UP64

.rawcode
.gpu Tonga
v_mov_b32 v0, 0x33800000                 # 2^-24
v_add_f32 v2, 1.0, v0                    # 1 + 2^-24
v_sub_f32 v3, -1.0, v0                   # -1 - 2^-24
v_mov_b32 v10, 0
v_mov_b32 v11, 0x3ca00000                # 2^-53
v_add_f64 v[4:5], 1.0, v[10:11]          # 1 + 2^-53
v_mov_b32 v7, 0x1000                     # 2^-11 as a half
v_add_f16 v6, 1.0, v7                    # 1 + 2^-11
s_endpgm

# NEAREST:      v2: 0x3f800000
# NEAREST-NEXT: v3: 0xbf800000
# NEAREST-NEXT: v[4:5]: 0x3ff0000000000000
# NEAREST-NEXT: v6: 0x00003c00

# UP32:         v2: 0x3f800001
# UP32-NEXT:    v3: 0xbf800000
# UP32-NEXT:    v[4:5]: 0x3ff0000000000000
# UP32-NEXT:    v6: 0x00003c00

# DOWN32:       v2: 0x3f800000
# DOWN32-NEXT:  v3: 0xbf800001

# ZERO32:       v2: 0x3f800000
# ZERO32-NEXT:  v3: 0xbf800000

# UP64:         v2: 0x3f800000
# UP64-NEXT:    v3: 0xbf800000
# UP64-NEXT:    v[4:5]: 0x3ff0000000000001
# UP64-NEXT:    v6: 0x00003c01
