# Hazards that wait states do not solve get their remedy once.
# RUN: clrx-mc --auto-waits -filetype=asm %s | FileCheck %s

.rawcode
.gpu gfx900
    s_mov_b32 vcc_lo, s4
    s_cbranch_vccz end
    s_cbranch_vccz end
end:
    s_endpgm

# CHECK:      s_mov_b32 vcc_lo, s4
# CHECK-NEXT: s_mov_b64 vcc, vcc
# CHECK-NEXT: s_cbranch_vccz end
# CHECK-NEXT: s_cbranch_vccz end
