## A GDS access whose result has returned, and a store that has completed, have also read
## their registers and EXEC. So a wait for the other counter is sufficient.
# RUN: clrx-mc -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.rawcode
.gpu tahiti
        s_mov_b32       m0, 16
        ds_add_rtn_u32  v0, v1, v2 gds
        s_waitcnt       lgkmcnt(0)
        s_or_b64        exec, exec, s[0:1]
        v_mov_b32       v2, v0
        buffer_store_dword v0, v1, s[4:7], 0 offen
        s_waitcnt       vmcnt(0)
        v_mov_b32       v0, 0

## A wait for the wrong counter is not.
        ds_add_rtn_u32  v0, v1, v2 gds
        s_waitcnt       vmcnt(0)
# CHECK: [[#@LINE+1]]:25: warning: exec_lo is written here, but the access that reads it may not have completed
        s_or_b64        exec, exec, s[0:1]
# CHECK: note: add 's_waitcnt expcnt(0)'
        s_waitcnt       lgkmcnt(0)
        buffer_store_dword v0, v1, s[4:7], 0 offen
        s_waitcnt       lgkmcnt(0)
# CHECK: [[#@LINE+1]]:25: warning: v0 is written here, but the access that reads it may not have completed
        v_mov_b32       v0, 0
# CHECK: note: add 's_waitcnt expcnt(0)'

## Exports stay in flight.
        exp             mrt0, v3, v3, v3, v3
        buffer_store_dword v0, v1, s[4:7], 0 offen
        s_waitcnt       vmcnt(0) & lgkmcnt(0)
        v_mov_b32       v0, 0
# CHECK: [[#@LINE+1]]:25: warning: v3 is written here, but the access that reads it may not have completed
        v_mov_b32       v3, 0
        s_endpgm
