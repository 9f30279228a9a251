## On GFX11, message 3 releases VGPRs, and messages can return values.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1100 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
        s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL)
# CHECK-NOT: warning:
# CHECK: [[#@LINE+2]]:{{[0-9]+}}: warning: s0 is read here, but the load
# CHECK: note: add 's_waitcnt lgkmcnt(0)'
        s_mov_b32 s1, s0
        global_load_b32 v0, v[2:3], off
# CHECK-NOT: warning:
        s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
        s_endpgm
