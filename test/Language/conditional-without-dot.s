# A conditional lacks the dot of its pseudo-op. The note shows the pseudo-op, not a label.
# RUN: not clrx-mc -filetype=null %s 2>&1 | FileCheck %s --match-full-lines --implicit-check-not=error: --implicit-check-not=note:
.rawcode
.gpu fiji
.if 1
s_nop 0
else
# CHECK: {{.*}}:[[#@LINE-1]]:1: error: unknown instruction 'else' on GCN1.2
# CHECK-NEXT: else
# CHECK-NEXT: ^~~~
# CHECK-NEXT: {{.*}}:[[#@LINE-4]]:1: note: '.else' begins the other branch of '.if'
elseif 2
# CHECK: {{.*}}:[[#@LINE-1]]:1: error: unknown instruction 'elseif' on GCN1.2
# CHECK: {{.*}}:[[#@LINE-2]]:1: note: '.elseif', '.elseifdef' and so on begin another branch
.endif
endif
# CHECK: {{.*}}:[[#@LINE-1]]:1: error: unknown instruction 'endif' on GCN1.2
# CHECK: {{.*}}:[[#@LINE-2]]:1: note: '.endif' ends a conditional
ifdef name
# CHECK: {{.*}}:[[#@LINE-1]]:1: error: unknown instruction 'ifdef' on GCN1.2
# CHECK: {{.*}}:[[#@LINE-2]]:1: note: '.ifdef SYMBOL' begins a conditional
endr
# CHECK: {{.*}}:[[#@LINE-1]]:1: error: unknown instruction 'endr' on GCN1.2
# CHECK: {{.*}}:[[#@LINE-2]]:1: note: '.endr' ends a repetition
