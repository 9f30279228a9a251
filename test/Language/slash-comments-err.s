# An error in a statement with '//' says how comments are written, whether the error is
# found in the statement or at the end of the source. A string may contain '//'.
# RUN: not clrx-mc --format=rawcode -mcpu=tonga -filetype=null -Wno-all %s 2>&1 | FileCheck %s --match-full-lines --implicit-check-not="is a division"
    s_endpgm // the end
# CHECK: {{.*}}:[[#@LINE-1]]:14: error: too many operands for instruction
# CHECK: {{.*}}:[[#@LINE-2]]:14: note: '//' is a division; comments begin with '#', or stand between '/*' and '*/'
    v_mov_b32 v0, v1    // copy
# CHECK: {{.*}}:[[#@LINE-1]]:25: error: expected a modifier
# CHECK: {{.*}}:[[#@LINE-2]]:25: note: '//' is a division; comments begin with '#', or stand between '/*' and '*/'
// the whole line
# CHECK: {{.*}}:[[#@LINE-1]]:1: error: expected label, assignment, pseudo-op, macro call or instruction
# CHECK: {{.*}}:[[#@LINE-2]]:1: note: '//' is a division; comments begin with '#', or stand between '/*' and '*/'
.text // section
# CHECK: {{.*}}:[[#@LINE-1]]:7: error: unexpected text at end of statement
# CHECK: {{.*}}:[[#@LINE-2]]:7: note: '//' is a division; comments begin with '#', or stand between '/*' and '*/'
.error "see http://example.org"
# CHECK: {{.*}}:[[#@LINE-1]]:1: error: see http://example.org
    s_nop 0 // wait
# CHECK: {{.*}}:[[#@LINE-1]]:11: error: unresolved symbol 'wait'
# CHECK: {{.*}}:[[#@LINE-2]]:11: note: '//' is a division; comments begin with '#', or stand between '/*' and '*/'
    .int 6 / missing
# CHECK: {{.*}}:[[#@LINE-1]]:10: error: unresolved symbol 'missing'
