# Accesses in flight are waited for before a call, because they may still be in
# flight after it. `.waits trust` assumes that the function waits for them.
# RUN: clrx-mc -w -filetype=asm %s | FileCheck %s --check-prefixes=CHECK,AUTO
# RUN: sed 's/waits auto/waits trust/' %s | clrx-mc -w -filetype=asm - | FileCheck %s

.rawcode
.gpu gfx900
.waits auto
    buffer_load_dword v0, v1, s[8:11], 0 offen
    s_call_b64 s[30:31], function
    v_mov_b32 v2, v0
    s_endpgm
function:
    v_mov_b32 v3, v1
    s_setpc_b64 s[30:31]

# CHECK:      buffer_load_dword
# AUTO-NEXT:  s_waitcnt vmcnt(0)
# CHECK-NEXT: s_call_b64
# CHECK-NEXT: v_mov_b32_e32 v2, v0
# CHECK-NEXT: s_endpgm
# CHECK-NEXT: function:
# CHECK-NEXT: v_mov_b32_e32 v3, v1
