## On GFX12, loadcnt counts global_inv. On GFX11, nothing says that vmcnt counts buffer_gl0_inv.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1200 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --allow-empty
# CHECK-NOT: warning:
        global_load_b32 v0, v[2:3], off
        global_inv scope:SCOPE_DEV
        s_wait_loadcnt 0x1
        v_mov_b32 v1, v0
        s_endpgm
