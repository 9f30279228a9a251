## Clauses that continue after the end of their code.
# RUN: split-file %s %t
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null -Wno-all -Whazard %t/branch.s 2>&1 | FileCheck %t/branch.s --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null -Wno-all -Whazard %t/last.s 2>&1 | FileCheck %t/last.s --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null -Wno-all -Whazard %t/nothing.s 2>&1 | FileCheck %t/nothing.s --implicit-check-not=warning:
#--- branch.s
        s_clause        2
        s_load_dword    s0, s[2:3], 0
        s_load_dword    s1, s[2:3], 4
# CHECK: [[@LINE+1]]:9: warning: control leaves here before the clause ends [-Whazard]
        s_cbranch_scc0  next
# CHECK: [[@LINE-5]]:9: note: the clause is declared here
# CHECK: note: 's_clause 1' covers the 2 instructions after it
next:
        s_clause        1
# CHECK: [[@LINE+1]]:9: warning: control leaves here before the clause ends
        s_branch        last
# CHECK: note: remove s_clause
last:
        s_clause        1
        s_load_dword    s0, s[2:3], 0
# CHECK: [[@LINE+1]]:9: warning: control leaves here before the clause ends
        s_setpc_b64     s[8:9]
        s_clause        1
        s_load_dword    s0, s[2:3], 0
# CHECK: [[@LINE+1]]:9: warning: control leaves here before the clause ends
        s_endpgm
#--- last.s
        s_branch        code
code:
        s_clause        2
        s_load_dword    s0, s[2:3], 0
# CHECK: last.s:[[#@LINE+1]]:9: warning: control leaves here before the clause ends
        s_load_dword    s1, s[2:3], 4
# CHECK: note: the clause is declared here
# CHECK: note: 's_clause 1' covers the 2 instructions after it
#--- nothing.s
# CHECK: nothing.s:[[#@LINE+1]]:9: warning: control leaves here before the clause ends
        s_clause        2
# CHECK: note: remove s_clause
