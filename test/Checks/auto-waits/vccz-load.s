# If the remedy of a hazard begins with a wait, later waits take it into
# account.
# RUN: clrx-mc --auto-waits -filetype=asm %s | FileCheck %s

.rawcode
.gpu tahiti
    s_load_dword s4, s[0:1], 0
    s_cbranch_vccz end
    s_mov_b32 s5, s4
end:
    s_endpgm

# CHECK:      s_load_dword s4
# CHECK-NEXT: s_waitcnt lgkmcnt(0)
# CHECK-NEXT: s_mov_b64 vcc, vcc
# CHECK-NEXT: s_cbranch_vccz end
# CHECK-NEXT: s_mov_b32 s5, s4
