## GFX11 has other fields in s_waitcnt. Flat accesses are in order.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1100 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
# CHECK-NOT: warning:
        global_load_b32 v0, v[2:3], off
        global_load_b32 v1, v[2:3], off offset:4
        global_store_b32 v[2:3], v9, off
        s_waitcnt vmcnt(1)
        v_mov_b32 v4, v0
# CHECK: [[#@LINE+2]]:{{[0-9]+}}: warning: v1 is read here, but the load
# CHECK: note: add 's_waitcnt vmcnt(0)'
        v_mov_b32 v4, v1
        flat_load_b32 v5, v[2:3]
        s_waitcnt vmcnt(0)
# CHECK: [[#@LINE+2]]:{{[0-9]+}}: warning: v5 is read here, but the load
# CHECK: note: add 's_waitcnt lgkmcnt(0)'
        v_mov_b32 v6, v5
        s_load_b32 s0, s[2:3], 0
        s_waitcnt vmcnt(0) expcnt(0)
# CHECK: [[#@LINE+2]]:{{[0-9]+}}: warning: s0 is read here, but the load
# CHECK: note: add 's_waitcnt lgkmcnt(0)'
        s_mov_b32 s1, s0
        s_load_b32 s0, s[2:3], 0
        s_wait_idle
# CHECK-NOT: warning:
        s_mov_b32 s1, s0
        s_endpgm
