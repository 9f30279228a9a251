# Before unknown code, and where it comes from unknown code, the assembler waits
# for everything. `.waits trust` does not.
# RUN: clrx-mc -w -filetype=asm %s | FileCheck %s --check-prefixes=CHECK,AUTO
# RUN: sed 's/waits auto/waits trust/' %s | clrx-mc -w -filetype=asm - | FileCheck %s --check-prefixes=CHECK

.rawcode
.gpu gfx900
.waits auto
    s_load_dword s4, s[0:1], 0
    s_swappc_b64 s[30:31], s[2:3]
    s_endpgm
.cf_start
function:
    s_mov_b32 s5, s4
    s_setpc_b64 s[30:31]

# CHECK:      s_load_dword s4
# AUTO-NEXT:  s_waitcnt lgkmcnt(0)
# CHECK-NEXT: s_swappc_b64
# CHECK-NEXT: s_endpgm
# CHECK-NEXT: function:
# AUTO-NEXT:  s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
# CHECK-NEXT: s_mov_b32 s5, s4
# CHECK-NEXT: s_setpc_b64
