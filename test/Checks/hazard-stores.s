## Data of wide stores.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null %s 2>&1 | count 0
# CHECK-NOT: warning:
        buffer_store_dwordx4 v[0:3], v10, s[4:7], 0 offen
# CHECK: [[@LINE+1]]:25: warning: this overwrites v3, which the preceding store may not have read yet: 1 wait state is needed, but there is none [-Whazard]
        v_mov_b32       v3, 0
        global_store_dwordx3 v[10:11], v[0:2], off
# CHECK: warning: this overwrites v1, which the preceding store
        v_mov_b32       v1, 0
# CHECK-NOT: warning:
        buffer_store_dwordx4 v[0:3], v10, s[4:7], 0 offen
        v_mov_b32       v10, 0
        buffer_store_dwordx4 v[0:3], v10, s[4:7], s8 offen
        v_mov_b32       v1, 0
        buffer_store_dwordx2 v[0:1], v10, s[4:7], 0 offen
        v_mov_b32       v1, 0
        s_endpgm
