## GCN 1.5 has a separate counter for stores, and flat accesses are in order.
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
# CHECK-NOT: warning:
        global_load_dword v0, v[2:3], off
        global_store_dword v[2:3], v9, off
        s_waitcnt vmcnt(1)
# CHECK: warning: v0 is read here, but the
        v_mov_b32 v1, v0
# CHECK: note: add 's_waitcnt vmcnt(0)'
# CHECK-NOT: warning:
        global_load_dword v0, v[2:3], off
        flat_load_dword v1, v[2:3]
        s_waitcnt vmcnt(1)
        v_mov_b32 v4, v0
        s_waitcnt vmcnt(0) & lgkmcnt(0)
        v_mov_b32 v4, v1
        s_endpgm
