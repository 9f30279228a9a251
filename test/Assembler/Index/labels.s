# Each definition of a local label is a name of its own. A mention refers to the nearest one.

# RUN: clrx-check-index %s | FileCheck %s

start: s_branch start
# CHECK:      labels.s:[[#@LINE-1]]:1+5: definition of label start
# CHECK-NEXT: labels.s:[[#@LINE-2]]:17+5: reference of label start
1:  s_branch 1f
# CHECK-NEXT: labels.s:[[#@LINE-1]]:1+1: definition of local label 1
# CHECK-NEXT: labels.s:[[#@LINE-2]]:14+1: reference of local label 1
    s_branch 1b
# CHECK-NEXT: labels.s:[[#@LINE-1]]:14+1: reference of local label 1
1:  s_endpgm
# CHECK-NEXT: labels.s:[[#@LINE-1]]:1+1: definition of local label 1
