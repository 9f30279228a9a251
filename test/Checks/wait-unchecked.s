## A remark names the counters that are not checked.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1250 --format=rawcode -Wno-hazard -Wno-kernel -Wno-constants -Wno-uninitialized -Wno-operands -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=remark:
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1250 --format=rawcode -filetype=null -w %s 2>&1 | FileCheck %s --check-prefix=OFF --allow-empty
# OFF-NOT: remark:
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: remark: waits for asynccnt and tensorcnt are not checked
        global_load_async_to_lds_b32 v1, v[2:3], off
        global_load_async_to_lds_b32 v1, v[2:3], off
        s_wait_asynccnt 0x0
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: remark: VGPRs from 256 on are not checked for waits
        s_set_vgpr_msb 1
        s_endpgm
