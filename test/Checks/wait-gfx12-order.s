## On GFX12, a load does not wait until an earlier load has written its register.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1200 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1100 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --check-prefix=GFX11 --allow-empty
# GFX11-NOT: warning:
        global_load_b32 v0, v[2:3], off
# CHECK: [[#@LINE+2]]:{{[0-9]+}}: warning: v0 is written here, but the load that writes it
# CHECK: note: add 's_wait_loadcnt 0x0'
        global_load_b32 v0, v[4:5], off
        s_endpgm
