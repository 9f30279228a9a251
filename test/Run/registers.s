# Registers get initial values, and are printed with types.
# RUN: clrx-run -sgpr=8:u64:0x123456789 -sgpr=4:i8:-1 -sgpr=scc:u32:1 \
# RUN:   -vgpr=0:f32:1,2.5,nan,-inf -vgpr=2:u64:1,0x200000003 -print=s5 \
# RUN:   -print=s[4:6]:i32 -print=v1:f32:5 -print=v[2:3]:x64:2 \
# RUN:   -print=v[2:3]:u32:3 -print=s[8:9]:x64 -print=exec:x64 -print=scc \
# RUN:   -print=s8:x8 -print=vcc:x64 %s | FileCheck %s --match-full-lines
# CHECK:      s5: 0x00000011
# CHECK-NEXT: s[4:6]: -1 17 undef
# CHECK-NEXT: v1: 1 2.5 nan -inf -inf
# CHECK-NEXT: v[2:3]: 0x0000000000000001 0x0000000200000003
# CHECK-NEXT: v2: 1 3 3
# CHECK-NEXT: v3: 0 2 2
# CHECK-NEXT: s[8:9]: 0x0000000123456789
# CHECK-NEXT: exec: 0xffffffffffffffff
# CHECK-NEXT: scc: 0x00000001
# CHECK-NEXT: s8: 0x89
# CHECK-NEXT: vcc: undef
.rawcode
.gpu Bonaire
        s_mov_b32 s5, 17
        v_mov_b32 v1, v0
        s_endpgm
