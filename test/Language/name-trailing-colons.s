# `::` after a name belongs to the name and has no meaning. So the ':' of a `?:`
# operator is never the first of two.
# RUN: split-file %s %t && cd %t
# RUN: clrxasm -b raw ok.s -o ok.bin && od -An -tx1 -v -w8 ok.bin | FileCheck ok.s
# RUN: not clrxasm -b raw err.s -o err.bin 2>&1 | FileCheck err.s --implicit-check-not=error:

#--- ok.s
# CHECK:      05 06 07 06 05 00 01 01
# CHECK-NEXT: 02 06 05
c:: = 5
        .byte c::, c::+1
A::d:: = 7
        .byte A::d
        .scope B
c = 6
        .byte 0?c:::c           # c of B, not of the global scope
        .byte 0?c : ::c
        .ends
        .enum e::
        .byte e
        .using A::
        .for d::=1, d<2, d+1
        .byte d
        .endr
l:::    .byte:: 1
        .byte d
        .byte 1?c::+1:3, 0?l:::c

#--- err.s
c = 5
# CHECK: :[[#@LINE+1]]:{{.*}} error:
        .byte 0?2:::c
# CHECK: :[[#@LINE+1]]:{{.*}} error:
        .byte (0?(2):::c)
# CHECK: :[[#@LINE+1]]:{{.*}} error:
        .byte 0?c :::c
# CHECK: :[[#@LINE+1]]:{{.*}} error:
        .byte 0?2::c
# CHECK: :[[#@LINE+1]]:{{.*}} error:
        .using ::
