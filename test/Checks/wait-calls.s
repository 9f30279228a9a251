## Waits at the begin and end of LLVM's functions are reported on request.
# RUN: clrx-mc -filetype=null %s 2>&1 | FileCheck %s --check-prefix=OFF --allow-empty
# RUN: clrx-mc -filetype=null -Wwaitcnt-calls %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# OFF-NOT: waitcnt-calls
.rawcode
.gpu gfx900
        s_call_b64      s[30:31], good
        s_call_b64      s[30:31], bad
        s_call_b64      s[30:31], partly
        s_endpgm
good:
        s_waitcnt       vmcnt(0) & expcnt(0) & lgkmcnt(0)
        buffer_load_dword v0, v1, s[4:7], 0 offen
        s_waitcnt       vmcnt(0)
        s_setpc_b64     s[30:31]
bad:
# CHECK: [[#@LINE+2]]:9: warning: accesses of the caller may be in flight at the entry of this function [-Wwaitcnt-calls]
# CHECK: note: add 's_waitcnt vmcnt(0) & expcnt(0) & lgkmcnt(0)'
        v_mov_b32       v1, 0
        s_setpc_b64     s[30:31]
partly:
        s_waitcnt       vmcnt(0) & expcnt(0)
# CHECK: [[#@LINE+2]]:9: warning: accesses of the caller may be in flight at the entry of this function
# CHECK: note: add 's_waitcnt lgkmcnt(0)'
        v_mov_b32       v1, 0
        s_waitcnt       lgkmcnt(0)
        buffer_load_dword v0, v1, s[4:7], 0 offen
# CHECK: [[#@LINE+2]]:9: warning: accesses of the function may be in flight when it returns here [-Wwaitcnt-calls]
# CHECK: note: add 's_waitcnt vmcnt(0)'
        s_setpc_b64     s[30:31]
