## gfx1250 may read the address of an access again until xcnt is decremented.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1250 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
        global_load_b32 v0, v[2:3], off
        global_load_b32 v1, v[4:5], off
# CHECK-NOT: warning:
# CHECK: [[#@LINE+2]]:{{[0-9]+}}: warning: v2 is written here, but the access that reads it may not have completed
# CHECK: note: add 's_wait_xcnt 0x1'
        v_mov_b32 v2, 0
# CHECK-NOT: warning:
        s_wait_loadcnt 0x0
        v_mov_b32 v4, 0
        s_load_b32 s0, s[2:3], 0
        s_wait_kmcnt 0x0
        s_mov_b32 s2, 0
        s_endpgm
