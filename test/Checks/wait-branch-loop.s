# In a loop, the second side of a divergent branch must wait for the first side of the round before: that was in other
# lanes. Within one round, both sides may write the same register.
# RUN: clrx-mc -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.rawcode
.gpu gfx900
loop:
    s_and_saveexec_b64 s[0:1], vcc
    s_xor_b64 s[0:1], exec, s[0:1]
    s_cbranch_execz change
    global_load_sbyte v3, v6, s[10:11]
change:
    s_andn2_saveexec_b64 s[0:1], s[0:1]
    s_cbranch_execz join
# CHECK: [[#@LINE+1]]:15: warning: v3 is written here, but the load that writes it may not have returned [-Wwaitcnt]
    v_mov_b32 v3, 0
join:
    s_or_b64 exec, exec, s[0:1]
    s_add_u32 s2, s2, 1
    s_cmp_lt_u32 s2, s3
    s_cbranch_scc1 loop
    s_waitcnt vmcnt(0)

again:
    s_and_saveexec_b64 s[0:1], vcc
    s_xor_b64 s[0:1], exec, s[0:1]
    s_cbranch_execz change2
    global_load_sbyte v3, v6, s[10:11]
change2:
    s_andn2_saveexec_b64 s[0:1], s[0:1]
    s_cbranch_execz join2
    v_mov_b32 v3, 0
join2:
    s_or_b64 exec, exec, s[0:1]
    s_waitcnt vmcnt(0)
    s_add_u32 s2, s2, 1
    s_cmp_lt_u32 s2, s3
    s_cbranch_scc1 again
    s_endpgm
