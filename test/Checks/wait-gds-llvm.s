## Some instructions always access GDS. The offset of ds_bpermute_b32 does not select it.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1030 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
        ds_bpermute_b32 v0, v1, v2 offset:4
# CHECK-NOT: warning:
        v_mov_b32 v2, 0
        ds_gws_init v3 offset:0 gds
# CHECK: [[#@LINE+2]]:{{[0-9]+}}: warning: v3 is written here, but the access that reads it
# CHECK: note: add 's_waitcnt expcnt(0)'
        v_mov_b32 v3, 0
        s_endpgm
