# If a statement is a single unknown name, a note says that a label needs a colon.
# RUN: not clrx-mc --format=rawcode -mcpu=tonga -filetype=null -Wno-all %s 2>&1 | FileCheck %s --match-full-lines --implicit-check-not="note: a label"
loop
# CHECK: {{.*}}:[[#@LINE-1]]:1: error: unknown instruction 'loop' on GCN1.2
# CHECK: {{.*}}:[[#@LINE-2]]:1: note: a label ends in ':', as in 'loop:'
    done
# CHECK: {{.*}}:[[#@LINE-1]]:5: error: unknown instruction 'done' on GCN1.2
# CHECK: {{.*}}:[[#@LINE-2]]:5: note: a label ends in ':', as in 'done:'
first: second
# CHECK: {{.*}}:[[#@LINE-1]]:8: error: unknown instruction 'second' on GCN1.2
# CHECK: {{.*}}:[[#@LINE-2]]:8: note: a label ends in ':', as in 'second:'
    s_endpgn
# CHECK: {{.*}}:[[#@LINE-1]]:5: error: unknown instruction 's_endpgn' on GCN1.2
# CHECK: {{.*}}:[[#@LINE-2]]:5: note: did you mean 's_endpgm'?
    start v0
# CHECK: {{.*}}:[[#@LINE-1]]:5: error: unknown instruction 'start' on GCN1.2
