# If blanks follow a quoted default, another parameter must come after them.
# RUN: split-file %s %t && cd %t
# RUN: clrxasm -b raw ok.s -o ok.bin && od -An -tx1 -v ok.bin | FileCheck ok.s
# RUN: not clrxasm -b raw err.s -o err.bin 2>&1 | FileCheck err.s --implicit-check-not=error:

#--- ok.s
# CHECK: 05 06 07
        .macro m a="5" b="6"  ,c="7"
        .byte \a, \b, \c
        .endm
        m

#--- err.s
# CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: expected macro parameter name
        .macro m a="5" # five
        .endm
