# What is open at the end of the source is reported where it was opened, innermost
# first.
# RUN: not clrxasm -b raw %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
# CHECK: :[[#@LINE+9]]:9: error: unterminated repetition
# CHECK: :[[#@LINE+7]]:9: error: unterminated '.else'
# CHECK: :[[#@LINE+5]]:9: note: here the conditional begins
# CHECK: :[[#@LINE+3]]:9: error: unterminated '.elseif'
# CHECK: :[[#@LINE+1]]:9: note: here the conditional begins
        .if 0
        .elseif 1
        .if 1
        .else
        .rept 2
