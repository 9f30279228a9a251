## On GFX12, s_barrier_signal tells the other wavefronts that LDS is written.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1200 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
        ds_store_b32 v0, v1
# CHECK: [[#@LINE+2]]:{{[0-9]+}}: warning: LDS writes may not have completed at this barrier
# CHECK: note: add 's_wait_dscnt 0x0'
        s_barrier_signal -1
        s_barrier_wait -1
        ds_load_b32 v2, v3
        s_wait_dscnt 0x0
        s_endpgm
