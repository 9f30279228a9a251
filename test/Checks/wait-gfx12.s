## GFX12 has separate counters. The notes name their instructions.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1200 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
# CHECK-NOT: warning:
        global_load_b32 v0, v[2:3], off
        image_sample v[4:7], [v8, v9], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
        image_bvh_intersect_ray v[12:15], [v20, v21, v[22:24], v[25:27], v[28:30]], s[0:3]
        ds_load_b32 v1, v8
        s_load_b32 s12, s[2:3], 0
# CHECK: [[#@LINE+2]]:{{[0-9]+}}: warning: v0 is read
# CHECK: note: add 's_wait_loadcnt 0x0'
        v_mov_b32 v40, v0
# CHECK: [[#@LINE+2]]:{{[0-9]+}}: warning: v4 is read
# CHECK: note: add 's_wait_samplecnt 0x0'
        v_mov_b32 v40, v4
# CHECK: [[#@LINE+2]]:{{[0-9]+}}: warning: v12 is read
# CHECK: note: add 's_wait_bvhcnt 0x0'
        v_mov_b32 v40, v12
# CHECK: [[#@LINE+2]]:{{[0-9]+}}: warning: v1 is read
# CHECK: note: add 's_wait_dscnt 0x0'
        v_mov_b32 v40, v1
# CHECK: [[#@LINE+2]]:{{[0-9]+}}: warning: s12 is read
# CHECK: note: add 's_wait_kmcnt 0x0'
        s_mov_b32 s13, s12
# CHECK-NOT: warning:
        flat_load_b32 v0, v[2:3]
        s_wait_loadcnt_dscnt 0x0
        v_mov_b32 v40, v0
        flat_load_b32 v0, v[2:3]
        s_wait_loadcnt_dscnt 0x1
# CHECK: [[#@LINE+3]]:{{[0-9]+}}: warning: v0 is read
# CHECK: note: add 's_wait_dscnt 0x0'
# CHECK-NOT: note: add 's_wait_loadcnt
        v_mov_b32 v40, v0
        s_endpgm
