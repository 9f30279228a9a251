## Accesses remain in flight in code that only branches, also in loops.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
        s_cbranch_scc0  b
        s_load_dword    s4, s[2:3], 0
a:      s_cbranch_scc1  c
        s_cbranch_vccz  a
b:      s_cbranch_scc0  a
        s_branch        d
c:      s_cbranch_execz b
        buffer_load_dword v0, v1, s[8:11], 0 offen
        s_cbranch_scc0  a
d:
# CHECK: wait-branches.s:[[#@LINE+2]]:29: warning: s4 is read here
# CHECK: wait-branches.s:4:9: note: the load is here
        s_mov_b32       s5, s4
# CHECK: wait-branches.s:[[#@LINE+2]]:29: warning: v0 is read here
# CHECK: wait-branches.s:10:9: note: the load is here
        v_mov_b32       v2, v0
        s_endpgm
