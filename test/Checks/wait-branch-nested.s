# The first side of a divergent branch loads a register, and a branch in the second side does so, too, earlier. After the
# lanes are merged, a wait must cover the load of the first side.
# RUN: clrx-mc -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.rawcode
.gpu gfx900
    s_and_saveexec_b64 s[0:1], vcc
    s_xor_b64 s[0:1], exec, s[0:1]
    s_cbranch_execz change
    global_load_dword v3, v6, s[10:11]
change:
    s_andn2_saveexec_b64 s[0:1], s[0:1]
    s_cbranch_execz join
    s_and_saveexec_b64 s[2:3], s[4:5]
    s_cbranch_execz inner
    global_load_dword v3, v6, s[10:11]
    global_load_dword v4, v6, s[10:11]
    global_load_dword v5, v6, s[10:11]
inner:
    s_or_b64 exec, exec, s[2:3]
join:
    s_or_b64 exec, exec, s[0:1]
# CHECK: [[#@LINE+2]]:19: warning: v3 is read here, but the load that writes it may not have returned [-Wwaitcnt]
# CHECK: note: add 's_waitcnt vmcnt(0)'
    v_mov_b32 v7, v3
    s_endpgm
