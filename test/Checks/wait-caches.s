## Cache instructions may be counted. In a wait, one may stand for accesses
## before it, but not for accesses after it.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
        buffer_load_dword v0, v10, s[4:7], 0 offen
        buffer_wbinvl1_vol
        buffer_load_dword v1, v10, s[4:7], 0 offen
        s_waitcnt       vmcnt(2)
        v_mov_b32       v2, v0
        s_waitcnt       vmcnt(0)

        buffer_wbinvl1_vol
        buffer_load_dword v0, v10, s[4:7], 0 offen
        buffer_load_dword v1, v10, s[4:7], 0 offen
        s_waitcnt       vmcnt(2)
# CHECK: [[@LINE+1]]:29: warning: v0 is read here, but the load that writes it may not have returned
        v_mov_b32       v2, v0
# CHECK: note: add 's_waitcnt vmcnt(1)'
        s_endpgm
