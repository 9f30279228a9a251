# Labels and conditionals follow the insertions.
# RUN: clrx-mc --auto-waits -filetype=asm %s | FileCheck %s

.rawcode
.gpu gfx900
begin:
    s_load_dword s0, s[2:3], 0
    s_mov_b32 s1, s0
end:
.if end - begin == 16
    s_load_dword s4, s[2:3], 4
    s_mov_b32 s5, s4
.endif
    s_endpgm
    .int end - begin

# CHECK:      s_waitcnt lgkmcnt(0)
# CHECK-NEXT: s_mov_b32 s1, s0
# CHECK-NEXT: end:
# CHECK-NEXT: s_load_dword s4
# CHECK-NEXT: s_waitcnt lgkmcnt(0)
# CHECK-NEXT: s_mov_b32 s5, s4
# CHECK-NEXT: s_endpgm
# CHECK-NEXT: .long 0x00000010
