## Waits without an effect are reported on request.
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null %s 2>&1 | count 0
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null -Wwaitcnt-extra %s 2>&1 | FileCheck %s
# CHECK: [[@LINE+1]]:9: warning: this wait has no effect: everything it waits for has returned [-Wwaitcnt-extra]
        s_waitcnt vmcnt(0)
        global_load_dword v0, v[2:3], off
        global_store_dword v[2:3], v1, off
# CHECK-NOT: warning:
        s_waitcnt vmcnt(0)
        s_waitcnt_vscnt null, 0
# CHECK: [[@LINE+1]]:9: warning: this wait has no effect: everything it waits for has returned
        s_waitcnt_vscnt null, 0
        s_endpgm
