## Loops, joins and calls.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s

## The load is pending on one path only, with its own distance.
# CHECK-NOT: warning:
        s_cbranch_scc0 skip
        buffer_load_dword v0, v10, s[4:7], 0 offen
        buffer_load_dword v1, v10, s[4:7], 0 offen
skip:
# CHECK: [[@LINE+1]]:23: warning: v0 is read here, but the
        v_mov_b32 v2, v0
# CHECK: note: add 's_waitcnt vmcnt(1)'
# CHECK-NOT: warning:
        s_waitcnt vmcnt(0)

## The load reaches the read through the back edge.
loop:
# CHECK: [[@LINE+1]]:23: warning: v3 is read here, but the
        v_mov_b32 v2, v3
# CHECK: [[@LINE+1]]:9: note: the load is here
        buffer_load_dword v3, v10, s[4:7], 0 offen
# CHECK: note: add 's_waitcnt vmcnt(0)'
# CHECK-NOT: warning:
        s_cbranch_scc0 loop
        s_waitcnt vmcnt(0)

## Each path to the read has a wait.
        buffer_load_dword v4, v10, s[4:7], 0 offen
        s_cbranch_scc0 other
        s_waitcnt vmcnt(0)
        s_branch both
other:
        s_waitcnt vmcnt(0)
both:
        v_mov_b32 v2, v4

## A function reads what its caller has loaded, and vice versa.
        buffer_load_dword v5, v10, s[4:7], 0 offen
        s_getpc_b64 s[8:9]
        s_add_u32 s8, s8, function-.
        s_addc_u32 s9, s9, 0
        s_swappc_b64 s[10:11], s[8:9]
# CHECK: [[@LINE+1]]:23: warning: v7 is read here, but the
        v_mov_b32 v2, v7
# CHECK: [[@LINE+6]]:9: note: the load is here
        s_endpgm
function:
# CHECK: [[@LINE+1]]:23: warning: v5 is read here, but the
        v_mov_b32 v2, v5
# CHECK-NOT: {{warning|remark}}:
        buffer_load_dword v7, v10, s[4:7], 0 offen
        s_setpc_b64 s[10:11]
