## A GS_DONE message is sent after all accesses have ended, as in LLVM's pass;
## on GCN 1.5, stores are excluded.
# RUN: clrx-mc -mcpu=tahiti --format=rawcode -filetype=null -Wno-hazard %s 2>&1 | FileCheck %s --check-prefixes=LOAD,STORE --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=bonaire --format=rawcode -filetype=null -Wno-hazard --defsym FLAT=1 %s 2>&1 | FileCheck %s --check-prefixes=LOAD,STORE,FLAT,FLATSTORE --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=tonga --format=rawcode -filetype=null -Wno-hazard --defsym FLAT=1 %s 2>&1 | FileCheck %s --check-prefixes=LOAD,STORE,FLAT,FLATSTORE --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Wno-hazard --defsym FLAT=1 %s 2>&1 | FileCheck %s --check-prefixes=LOAD,STORE,FLAT,FLATSTORE --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null -Wno-hazard --defsym FLAT=1 %s 2>&1 | FileCheck %s --check-prefixes=LOAD,FLAT --implicit-check-not=warning:
        buffer_load_dword v0, v1, s[4:7], 0 offen
        v_mov_b32       v10, 0
# LOAD: [[@LINE+1]]:9: warning: memory accesses may not have completed before GS_DONE is sent here [-Wwaitcnt]
        s_sendmsg       sendmsg(gs_done, nop)
# LOAD: [[@LINE-4]]:9: note: the access is here
# LOAD: [[@LINE-2]]:9: note: add 's_waitcnt vmcnt(0)'
        s_waitcnt       vmcnt(0)

## The warning does not depend on the operation of the message, and s_sendmsghalt
## gets it, too.
        buffer_load_dword v0, v1, s[4:7], 0 offen
# LOAD: [[@LINE+1]]:9: warning: memory accesses may not have completed before GS_DONE is sent here
        s_sendmsg       sendmsg(gs_done, cut, 1)
        s_waitcnt       vmcnt(0)
        buffer_atomic_add v0, v1, s[4:7], 0 offen glc
        buffer_load_dword v2, v1, s[4:7], 0 offen
        s_waitcnt       vmcnt(1)
# LOAD: [[@LINE+1]]:9: warning: memory accesses may not have completed before GS_DONE is sent here
        s_sendmsghalt   sendmsg(gs_done, emit, 0)
# LOAD: [[@LINE-4]]:9: note: the access is here
# LOAD: note: add 's_waitcnt vmcnt(0)'
        s_waitcnt       vmcnt(0)

        buffer_store_dword v0, v1, s[4:7], 0 offen
# STORE: [[@LINE+1]]:9: warning: memory accesses may not have completed before GS_DONE is sent here
        s_sendmsg       sendmsg(gs_done, nop)
# STORE: note: add 's_waitcnt vmcnt(0)'
        s_waitcnt       vmcnt(0)
        buffer_atomic_add v0, v1, s[4:7], 0 offen
# STORE: [[@LINE+1]]:9: warning: memory accesses may not have completed before GS_DONE is sent here
        s_sendmsg       sendmsg(gs_done, nop)
        s_waitcnt       vmcnt(0)
.ifdef FLAT
        flat_load_dword v23, v[2:3]
# FLAT: [[@LINE+1]]:9: warning: memory accesses may not have completed before GS_DONE is sent here
        s_sendmsg       sendmsg(gs_done, nop)
        s_waitcnt       vmcnt(0) & lgkmcnt(0)
        flat_store_dword v[2:3], v0
# FLATSTORE: [[@LINE+1]]:9: warning: memory accesses may not have completed before GS_DONE is sent here
        s_sendmsg       sendmsg(gs_done, nop)
        s_waitcnt       vmcnt(0) & lgkmcnt(0)
.endif

## Other messages and other counters need no wait. A load on one path is
## sufficient for the warning.
        buffer_load_dword v22, v1, s[4:7], 0 offen
        s_sendmsg       sendmsg(gs, emit, 0)
        s_sendmsg       sendmsg(interrupt)
        s_waitcnt       vmcnt(0)
        ds_read_b32     v21, v1
        s_load_dword    s0, s[2:3], 0
        exp             mrt0, v10, v10, v10, v10
        s_sendmsg       sendmsg(gs_done, nop)
        s_cbranch_scc0  done
        buffer_load_dword v20, v1, s[4:7], 0 offen
done:
# LOAD: [[@LINE+1]]:9: warning: memory accesses may not have completed before GS_DONE is sent here
        s_sendmsg       sendmsg(gs_done, nop)
# LOAD: [[@LINE-4]]:9: note: the access is here
        s_endpgm
