## It is unknown if flat accesses to memory count for LDS. AMD's compiler
## assumes that they do, and waits only for the accesses before them.
# RUN: clrx-mc -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.rawcode
.gpu iceland
ds_read_b32     v2, v2
ds_read_b32     v3, v4
s_waitcnt       lgkmcnt(1)
flat_store_dword v[4:5], v2
s_waitcnt       lgkmcnt(1)
flat_store_dword v[0:1], v3
s_waitcnt       lgkmcnt(0)
ds_read_b32     v2, v2
ds_read_b32     v3, v4
s_waitcnt       lgkmcnt(1)
# CHECK: [[#@LINE+1]]:26: warning: v3 is read here, but the load that writes it may not have returned [-Wwaitcnt]
flat_store_dword v[0:1], v3
s_endpgm
