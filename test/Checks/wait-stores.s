## expcnt: GCN 1.0 reads the data of stores late. All architectures read the
## data of exports and GDS instructions and EXEC late.
# RUN: clrx-mc -mcpu=tahiti --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --check-prefixes=CHECK,GFX6
# RUN: clrx-mc -mcpu=bonaire --format=rawcode -filetype=null %s 2>&1 | FileCheck %s

        buffer_store_dword v0, v10, s[4:7], 0 offen
        buffer_store_dword v1, v10, s[4:7], 0 offen
## The address is read at issue.
        v_mov_b32 v10, 0
# GFX6: [[@LINE+1]]:19: warning: v0 is written here, but the access that reads it may not have completed [-Wwaitcnt]
        v_mov_b32 v0, 0
# GFX6: note: the access is here
# GFX6: note: add 's_waitcnt expcnt(1)'
# CHECK-NOT: warning:
        s_waitcnt expcnt(0)
        v_mov_b32 v1, 0
        exp param0, v0, v1, v2, v3
# CHECK: [[@LINE+1]]:{{[0-9]+}}: warning: v2 is written here, but the
        v_mov_b32 v2, 0
# CHECK: note: add 's_waitcnt expcnt(0)'
        exp mrt0, v0, v1, v2, v3
        exp param0, v4, v5, v6, v7
## Accesses of two kinds.
# CHECK: warning: v0 is written here, but the
        v_mov_b32 v0, 0
# CHECK: note: add 's_waitcnt expcnt(0)'
        exp mrt0, v0, v1, v2, v3
# CHECK: warning: exec_lo is written here, but the
        s_mov_b64 exec, -1
# CHECK-NOT: warning:
        s_endpgm
