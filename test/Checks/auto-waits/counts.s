# An inserted wait has the largest count that suffices, and combines counters.
# RUN: clrx-mc --auto-waits -filetype=asm %s | FileCheck %s

.rawcode
.gpu gfx900
    s_load_dword s4, s[0:1], 0
    buffer_load_dword v0, v1, s[8:11], 0 offen
    buffer_load_dword v2, v1, s[8:11], 0 offen offset:4
    v_mov_b32 v3, v0
    v_add_u32 v3, s4, v2
    s_endpgm

# CHECK:      offset:4
# CHECK-NEXT: s_waitcnt vmcnt(1)
# CHECK-NEXT: v_mov_b32_e32 v3, v0
# CHECK-NEXT: s_waitcnt vmcnt(0) lgkmcnt(0)
# CHECK-NEXT: v_add_u32_e32 v3, s4, v2
# CHECK-NEXT: s_endpgm
