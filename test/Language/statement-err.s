# Errors for text that is no statement, with suggestions for misspelt names.
# RUN: not clrxasm -b raw %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
        .macro .mymacro
        .endm
# CHECK: :[[#@LINE+1]]:9: error: expected label, assignment, pseudo-op, macro call or instruction
        = 5
# CHECK: :[[#@LINE+1]]:9: error: statement begins with a number
        12 .byte 1
# CHECK: :[[#@LINE+2]]:12: error: unknown pseudo-op or macro '.bite'
# CHECK: :[[#@LINE+1]]:12: note: did you mean '.byte'?
a: b:      .bite 1
# CHECK: :[[#@LINE+2]]:9: error: unknown pseudo-op or macro '.mymcro'
# CHECK: :[[#@LINE+1]]:9: note: did you mean '.mymacro'?
        .mymcro
# CHECK: :[[#@LINE+2]]:17: error: unknown GPU architecture 'gcn1.3'
# CHECK: :[[#@LINE+1]]:17: note: did you mean 'GCN1.{{[0-9]}}'?
        .ifarch gcn1.3
        .endif
# CHECK: :[[#@LINE+1]]:9: error: '.dims' is a pseudo-op of amd{{.*}} and {{[a-z]+}}, but the output format is raw
        .dims x
# CHECK: :[[#@LINE-1]]:9: note: leave it out, or select a container that has it
# CHECK: :[[#@LINE+1]]:9: error: unknown pseudo-op or macro '.qwertzuiop'
        .qwertzuiop
