# Missing wait states become one s_nop. An inserted wait takes one of them.
# RUN: clrx-mc --auto-waits -filetype=asm %s | FileCheck %s

.rawcode
.gpu gfx900
    v_readfirstlane_b32 s4, v7
    v_writelane_b32 v1, 5, s4
    buffer_load_dword v2, v1, s[8:11], 0 offen
    v_readfirstlane_b32 s4, v7
    v_writelane_b32 v2, 5, s4
    s_endpgm

# CHECK:      v_readfirstlane_b32_e32 s4, v7
# CHECK-NEXT: s_nop 0x3
# CHECK-NEXT: v_writelane_b32 v1, 5, s4
# CHECK:      v_readfirstlane_b32_e32 s4, v7
# CHECK-NEXT: s_waitcnt vmcnt(0)
# CHECK-NEXT: s_nop 0x2
# CHECK-NEXT: v_writelane_b32 v2, 5, s4
