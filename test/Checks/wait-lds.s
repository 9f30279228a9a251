## LDS accesses return in order, but not relative to scalar loads.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s

# CHECK-NOT: warning:
        ds_read_b32 v0, v10
        ds_write_b32 v10, v11
## Data and addresses of writes are read at issue.
        v_mov_b32 v11, 0
# CHECK: warning: v0 is read here, but the
        v_mov_b32 v1, v0
# CHECK: note: add 's_waitcnt lgkmcnt(1)'
# CHECK-NOT: warning:
        s_waitcnt lgkmcnt(0)
        ds_read_b32 v0, v10
        ds_read_b32 v1, v10
        s_waitcnt lgkmcnt(1)
        v_mov_b32 v2, v0
        s_load_dword s0, s[2:3], 0
        s_waitcnt lgkmcnt(1)
# CHECK: warning: v1 is read here, but the
        v_mov_b32 v2, v1
# CHECK: note: add 's_waitcnt lgkmcnt(0)'
# CHECK-NOT: warning:

## A flat load requires waits for both of its counters.
        flat_load_dword v3, v[4:5]
        s_waitcnt vmcnt(0)
# CHECK: warning: v3 is read here, but the
        v_mov_b32 v2, v3
# CHECK: note: add 's_waitcnt lgkmcnt(0)'

## The wavefront reaches the barrier before its LDS write has completed.
        ds_write_b32 v10, v11
# CHECK: [[@LINE+1]]:9: warning: LDS writes may not have completed at this barrier [-Wwaitcnt]
        s_barrier
# CHECK: note: the access is here
# CHECK: note: add 's_waitcnt lgkmcnt(0)'
        ds_write_b32 v10, v11
        s_waitcnt lgkmcnt(0)
        s_barrier
# CHECK-NOT: warning:
        s_endpgm
