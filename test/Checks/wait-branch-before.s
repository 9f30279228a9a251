# A load before a divergent branch is in the lanes of both sides. So the second side must wait for it, even if the
# register holds a load of the first side on another path.
# RUN: clrx-mc -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.rawcode
.gpu gfx900
    global_load_dword v3, v6, s[10:11]
    global_load_dword v4, v6, s[10:11]
    s_and_saveexec_b64 s[0:1], vcc
    s_xor_b64 s[8:9], exec, s[0:1]
    s_cbranch_execz change
    s_waitcnt vmcnt(0)
    global_load_dword v4, v6, s[10:11]
    global_load_dword v5, v6, s[10:11]
change:
    s_or_saveexec_b64 s[8:9], s[8:9]
    s_xor_b64 exec, exec, s[8:9]
    s_cbranch_execz join
# CHECK: [[#@LINE+1]]:15: warning: v3 is written here, but the load that writes it may not have returned [-Wwaitcnt]
    v_mov_b32 v3, 0
    v_mov_b32 v5, 0
join:
    s_or_b64 exec, exec, s[8:9]
    s_endpgm
