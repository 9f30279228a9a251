# Blocks that are open at the end of the source are reported where they were opened,
# the innermost first.
# RUN: not clrxasm -b raw %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
# CHECK: :[[#@LINE+12]]:9: error: unterminated repetition
# CHECK: :[[#@LINE+11]]:9: note: close it with '.endr'
# CHECK: :[[#@LINE+9]]:9: error: unterminated '.else'
# CHECK: :[[#@LINE+8]]:9: note: close it with '.endif'
# CHECK: :[[#@LINE+6]]:9: note: the conditional begins here
# CHECK: :[[#@LINE+4]]:9: error: unterminated '.elseif'
# CHECK: :[[#@LINE+3]]:9: note: close it with '.endif'
# CHECK: :[[#@LINE+1]]:9: note: the conditional begins here
        .if 0
        .elseif 1
        .if 1
        .else
        .rept 2
