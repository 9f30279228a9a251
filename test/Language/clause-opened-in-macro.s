# A conditional that is open after its macro call is reported with the call.
# RUN: not clrxasm -b raw %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
        .macro open n
        .if \n
        .endm
        .byte 1
        .rept 2
        open 1
        .endr
# CHECK: :[[#@LINE-6]]:9: error: unterminated '.if'
# CHECK-NEXT: {{^ *}}.if 1
# CHECK: :[[#@LINE-4]]:9: note: in macro 'open' called from here
# CHECK: :[[#@LINE-6]]:9: note: in round 2 of 2 of the repetition that starts here
# CHECK: :[[#@LINE-10]]:9: error: unterminated '.if'
# CHECK: note: in round 1 of 2 of the repetition
