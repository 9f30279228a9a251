## Flat accesses that may access LDS, before GCN 1.4, are reported on request.
# RUN: clrx-mc -filetype=null %s 2>&1 | count 0
# RUN: clrx-mc -filetype=null -Wwaitcnt-flat %s 2>&1 | FileCheck %s --implicit-check-not=warning:
## As the only group, it also warns about instructions that wait for neither
## counter.
# RUN: clrx-mc -filetype=null -Wno-all -Wwaitcnt-flat -D NONE %s 2>&1 | FileCheck %s --check-prefix=ALONE
# ALONE-COUNT-2: warning: v{{[0-9]}} is read here, but the load that writes it may not have returned [-Wwaitcnt-flat]
.rawcode
.gpu tonga
        flat_load_dword v0, v[2:3]
        s_waitcnt       vmcnt(0)
# CHECK: [[#@LINE+3]]:23: warning: v0 is read here, but the load that writes it may not have returned [-Wwaitcnt-flat]
# CHECK: note: the load is here
# CHECK: note: add 's_waitcnt lgkmcnt(0)'
        v_mov_b32 v1, v0
        flat_load_dword v0, v[2:3]
        s_waitcnt       vmcnt(0) & lgkmcnt(0)
        v_mov_b32       v1, v0
.ifdef NONE
        flat_load_dword v5, v[2:3]
        v_mov_b32       v1, v5
.endif
        s_endpgm
