# Unresolved symbols are reported in source order, at the start of the expression
# that uses them, with a suggestion for misspelt names.
# RUN: not clrxasm -b raw %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
        .scope inner
# CHECK: :[[#@LINE+2]]:17: error: unresolved symbol 'inner::later'
# CHECK: :[[#@LINE+1]]:17: note: did you mean '::later'?
        .int 1, 2+later
        .ends
# CHECK: :[[#@LINE+2]]:14: error: unresolved symbol 'buffer_sise'
# CHECK: :[[#@LINE+1]]:14: note: did you mean 'buffer_size'?
        .int buffer_sise
# CHECK: :[[#@LINE+1]]:14: error: unresolved symbol 'nothing_like_it'
        .int nothing_like_it
later = 1
buffer_size = 4
