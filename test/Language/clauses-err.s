# Errors for wrong ends of blocks, and for blocks left open, the innermost first.
# RUN: not clrxasm -b raw %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
# CHECK: :[[#@LINE+1]]:9: error: no conditional before '.endif'
        .endif
# CHECK: :[[#@LINE+5]]:9: error: '.elseif' after the '.else'
# CHECK: :[[#@LINE+3]]:9: note: the '.else' is here
# CHECK: :[[#@LINE+1]]:9: note: the conditional begins here
        .if 1
        .else
        .elseif 1
        .endif
# CHECK: :[[#@LINE+3]]:9: error: macro ends inside a conditional
# CHECK: :[[#@LINE+1]]:9: note: the conditional begins here
        .ifndef never
        .endm
# CHECK: :[[#@LINE+5]]:9: error: macro ends inside a repetition
# CHECK: :[[#@LINE+3]]:9: note: the repetition begins here
# CHECK: :[[#@LINE+6]]:9: error: unterminated macro definition
        .macro m
        .rept 2
        .endm
        .endr
        .endm
        .macro open
# CHECK: :[[#@LINE-11]]:9: error: unterminated '.if'
