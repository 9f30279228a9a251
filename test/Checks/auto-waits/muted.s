# Statements after .nowarn get no insertions, and the code after them gets what
# is still missing.
# RUN: clrx-mc --auto-waits -filetype=asm %s | FileCheck %s

.rawcode
.gpu gfx900
    s_load_dword s4, s[0:1], 0
    s_mov_b32 vcc_lo, s2
.nowarn hazard, waitcnt
    s_cbranch_vccz end
    s_mov_b32 s5, s4
.warn hazard, waitcnt
    s_cbranch_vccz end
    s_mov_b32 s6, s4
end:
    s_endpgm

# CHECK:      s_mov_b32 vcc_lo, s2
# CHECK-NEXT: s_cbranch_vccz end
# CHECK-NEXT: s_mov_b32 s5, s4
# CHECK-NEXT: s_mov_b64 vcc, vcc
# CHECK-NEXT: s_cbranch_vccz end
# CHECK-NEXT: s_waitcnt lgkmcnt(0)
# CHECK-NEXT: s_mov_b32 s6, s4
