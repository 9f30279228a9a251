# MODE[5:4] says whether f32 sources and results keep denormals. v_mad_f32
# flushes them always, and v_min_f32 does so from GCN 1.4 on only. A comparison
# of classes sees them always.
# RUN: clrx-run -mode=0xc0 %s -print=v2:x32:1 -print=v3:x32:1 -print=v4:x32:1 -print=v5:x32:1 -print=s[4:5]:x64 \
# RUN:   | FileCheck %s --check-prefix=FLUSH
# RUN: clrx-run -mode=0xd0 %s -print=v2:x32:1 -print=v3:x32:1 -print=v4:x32:1 -print=v5:x32:1 \
# RUN:   | FileCheck %s --check-prefix=SOURCES
# RUN: clrx-run -mode=0xf0 %s -print=v2:x32:1 -print=v3:x32:1 -print=v4:x32:1 -print=v5:x32:1 -print=s[4:5]:x64 \
# RUN:   | FileCheck %s --check-prefix=KEEP

.rawcode
.gpu Tonga
v_mov_b32 v0, 0x807fffff                 # the largest negative denormal number
v_mov_b32 v1, 0x00800000                 # the smallest normal number
v_mov_b32 v8, 0x4b800000                 # 2^24
v_mul_f32 v2, v8, v0
v_mul_f32 v3, 0.5, v1
v_mad_f32 v4, v8, v0, 0
v_min_f32 v5, v0, v1
v_cmp_class_f32 s[4:5], v0, 16           # negative denormal numbers
s_endpgm

# FLUSH:      v2: 0x80000000
# FLUSH-NEXT: v3: 0x00000000
# FLUSH-NEXT: v4: 0x00000000
# FLUSH-NEXT: v5: 0x807fffff
# FLUSH-NEXT: s[4:5]: 0xffffffffffffffff

# SOURCES:      v2: 0x8c7ffffe
# SOURCES-NEXT: v3: 0x00000000
# SOURCES-NEXT: v4: 0x00000000

# KEEP:      v2: 0x8c7ffffe
# KEEP-NEXT: v3: 0x00400000
# KEEP-NEXT: v4: 0x00000000
# KEEP-NEXT: v5: 0x807fffff
# KEEP-NEXT: s[4:5]: 0xffffffffffffffff
