# A wait for a load on one of two paths stands at the first instruction after
# their join that needs it.
# RUN: clrx-mc --auto-waits -filetype=asm %s | FileCheck %s

.rawcode
.gpu gfx900
    s_cbranch_scc0 other
    buffer_load_dword v0, v1, s[8:11], 0 offen
other:
    v_mov_b32 v2, v0
    v_mov_b32 v3, v0
    s_endpgm

# CHECK:      other:
# CHECK-NEXT: s_waitcnt vmcnt(0)
# CHECK-NEXT: v_mov_b32_e32 v2, v0
# CHECK-NEXT: v_mov_b32_e32 v3, v0
