## The waits at the entry of a function that 'waitcnt-calls' asks for are not
## extra while that group is on.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Wno-all -Wwaitcnt-extra -Wwaitcnt-calls %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Wno-all -Wwaitcnt-extra %s 2>&1 | FileCheck %s --check-prefixes=CHECK,EXTRA --implicit-check-not=warning:
    s_call_b64 s[30:31], function
    s_endpgm
function:
# EXTRA: [[#@LINE+1]]:5: warning: this wait has no effect
    s_waitcnt vmcnt(0) & expcnt(0) & lgkmcnt(0)
    v_mov_b32 v0, 0
# CHECK: [[#@LINE+1]]:5: warning: this wait has no effect: everything it waits for has returned [-Wwaitcnt-extra]
    s_waitcnt vmcnt(0)
    s_setpc_b64 s[30:31]
