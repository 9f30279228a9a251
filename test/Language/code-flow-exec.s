## .cf_cexec is an extension that means the same as .cf_cjump.
# RUN: clrx-mc -filetype=obj %s -o %t
# RUN: not clrx-mc -filetype=obj %s --defsym BAD=1 2>&1 -o %t2 | FileCheck %s
        .rawcode
        .cf_cexec later
        s_cbranch_execz later
        v_mov_b32 v0, v1
later:
        s_endpgm
.ifdef BAD
# CHECK: [[@LINE+1]]:19: error: target is not in the current section
        .cf_cexec 12
.endif
