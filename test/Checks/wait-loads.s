## A register of a load is read or overwritten before the wait. The warning is
## at the operand and names the exact wait.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
# RUN: clrx-mc -mcpu=tonga --format=rawcode -filetype=null %s 2>&1 | FileCheck %s

# CHECK-NOT: {{warning|remark}}:
        buffer_load_dword v0, v10, s[4:7], 0 offen
        buffer_load_dword v1, v10, s[4:7], 0 offen offset:4
        buffer_load_dword v2, v10, s[4:7], 0 offen offset:8
# CHECK: [[@LINE+7]]:23: warning: v0 is read here, but the load that writes it may not have returned [-Wwaitcnt]
# CHECK-NEXT: v_add_f32 v5, v0, v1
# CHECK-NEXT: {{^ +\^~$}}
# CHECK: [[@LINE-6]]:9: note: the load is here
# The later of the two decides.
# CHECK: [[@LINE+2]]:23: note: add 's_waitcnt vmcnt(1)'
# CHECK-NOT: warning:
        v_add_f32 v5, v0, v1
## A warning counts as the wait, so there is one warning for each missing wait.
        v_add_f32 v5, v5, v1
# CHECK: [[@LINE+1]]:19: warning: v2 is written here, but the
        v_mov_b32 v2, 0
# CHECK: note: add 's_waitcnt vmcnt(0)'
# CHECK-NOT: warning:

## Loads return in order, so a load may overwrite the result of another load.
        buffer_load_dword v0, v10, s[4:7], 0 offen
        buffer_load_dword v0, v10, s[4:7], 0 offen offset:4
        s_waitcnt vmcnt(1)
# CHECK: [[@LINE+1]]:23: warning: v0 is read here, but the
        v_mov_b32 v3, v0
# CHECK: note: add 's_waitcnt vmcnt(0)'
# CHECK-NOT: warning:

## Different ways to wait.
        buffer_load_dword v0, v10, s[4:7], 0 offen
        buffer_load_dword v1, v10, s[4:7], 0 offen
        s_waitcnt vmcnt(1)
        v_mov_b32 v3, v0
        s_waitcnt expcnt(0)
        s_waitcnt lgkmcnt(0) & vmcnt(0)
        v_mov_b32 v3, v1
## Addresses are read at issue.
        buffer_load_dword v0, v10, s[4:7], 0 offen
        v_mov_b32 v10, 0
## A result that is never read needs no wait.
        s_endpgm
