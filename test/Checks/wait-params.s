## expcnt counts parameter loads from LDS, and interpolation can wait for it.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1100 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
# RUN: sed 's/lds_/ds_/' %s > %t.s
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1200 --format=rawcode -filetype=null %t.s 2>&1 | FileCheck %s --check-prefixes=CHECK,GFX12
        lds_param_load v0, attr0.x
        lds_param_load v1, attr0.y
# CHECK-NOT: warning:
        v_interp_p10_f32 v2, v0, v4, v0 wait_exp:1
# CHECK: [[#@LINE+2]]:{{[0-9]+}}: warning: v1 is read here, but the load that writes it may not have returned
# GFX12: note: add 's_wait_expcnt 0x0'
        v_interp_p10_f32 v3, v1, v4, v1 wait_exp:1
        lds_param_load v0, attr1.x
# CHECK-NOT: warning:
        v_interp_p10_f32 v2, v0, v4, v0 wait_exp:0
        s_endpgm
