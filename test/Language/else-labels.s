# A label before .else or .elseif is defined even if the lines before it are skipped.
# A label before .endif is skipped with those lines.
# RUN: split-file %s %t && cd %t
# RUN: clrxasm -b raw ok.s -o ok.bin && od -An -tx1 -v ok.bin | FileCheck ok.s
# RUN: not clrxasm -b raw err.s -o err.bin 2>&1 | FileCheck err.s --implicit-check-not=error:

#--- ok.s
# CHECK: 01 03 02 01
        .byte 1
        .if 0
x: y:   .else
        .byte 3
        .endif
        .if 1
        .byte 2
        .elseif 1
z:      .else
w:      .endif
        .byte (y-x) + (z-x)-1

#--- err.s
        .if 0
# CHECK: :[[#@LINE+1]]:1: error: expected label
:       .else
        .endif
        .if 0
v:      .endif
# CHECK: :[[#@LINE+1]]:14: error: unresolved symbol 'v'
        .int v
