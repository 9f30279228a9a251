## A wait that separates LDS from memory accesses after a branch has an effect,
## so the fix of 'lds-branch' draws no other warning.
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null -Wno-all -Whazard -Wwaitcnt-extra %s 2>&1 | FileCheck %s --implicit-check-not=warning:
    ds_write_b32 v0, v1
    s_branch next
next:
    s_waitcnt_vscnt null, 0
    buffer_load_dword v0, v1, s[4:7], 0 offen
## There is no branch between these two.
# CHECK: [[#@LINE+1]]:5: warning: this wait has no effect: everything it waits for has returned [-Wwaitcnt-extra]
    s_waitcnt_vscnt null, 0
    ds_write_b32 v2, v1
## The wait may also precede the branch.
    s_waitcnt_vscnt null, 0
    s_cbranch_scc0 load
# CHECK: [[#@LINE+1]]:5: warning: this wait has no effect
    s_waitcnt_vscnt null, 0
    ds_write_b32 v2, v1
    s_branch done
load:
    buffer_load_dword v0, v1, s[4:7], 0 offen
done:
    s_endpgm
