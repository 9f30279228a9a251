## Addresses that are not consecutive.
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null -Wno-waitcnt %s 2>&1 | FileCheck %s --implicit-check-not=warning:
        s_clause        2
        image_load      v[0:3], v[4:5], s[8:15] dmask:15 dim:2d
        image_load      v[12:15], v[6:7], s[8:15] dmask:15 dim:2d
# CHECK: [[@LINE+1]]:9: warning: an image access with an address list must not be in a clause [-Whazard]
        image_load      v[20:23], [v4, v9], s[8:15] dmask:15 dim:2d
# CHECK: [[@LINE-5]]:9: note: the clause is declared here
# CHECK: note: 's_clause 1' covers the 2 instructions after it
        s_clause        1
# CHECK: [[@LINE+1]]:9: warning: an image access with an address list
        image_sample_d  v[0:3], [v4, v9, v7, v12, v14, v16], s[8:15], s[4:7] dmask:15 dim:2d
# CHECK: note: move the instruction before s_clause, or remove s_clause
        image_load      v[12:15], v[6:7], s[8:15] dmask:15 dim:2d
        s_endpgm
