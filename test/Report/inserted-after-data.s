# Data before an inserted instruction does not hide its statement.
# RUN: clrx-mc --cfg=dot %s | FileCheck %s

.rawcode
.gpu gfx900
.waits auto
    s_load_dword s4, s[0:1], 0
    s_cbranch_scc1 end
    s_endpgm
    .int 0, 0, 0, 0
end:
    s_mov_b32 s5, s4
    s_endpgm

# CHECK: s_waitcnt lgkmcnt(0)  # inserted\ls_mov_b32 s5, s4
