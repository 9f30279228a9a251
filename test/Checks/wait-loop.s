# The note about a wait that belongs before a loop has its place there.
# RUN: clrx-mc -filetype=null %s 2>&1 | FileCheck %s

.rawcode
.gpu gfx900
    buffer_load_dword v0, v1, s[8:11], 0 offen
    s_branch loop
loop:
    v_add_f32 v2, v0, v2
    s_add_u32 s0, s0, 1
    s_cmp_lt_u32 s0, s1
    s_cbranch_scc1 loop
    s_endpgm

# CHECK:      wait-loop.s:9:19: warning: v0 is read here, but the load that writes it may not have returned [-Wwaitcnt]
# CHECK:      wait-loop.s:6:5: note: the load is here
# CHECK:      wait-loop.s:7:5: note: add 's_waitcnt vmcnt(0)' before the loop
