# `.unusing ::` ends the use of all scopes, as `.unusing` does.
# RUN: clrxasm -b raw %s -o %t && od -An -tx1 -v %t | FileCheck %s
# CHECK: 01 02
x = 2
A::x = 1
        .using A
        .scope B
        .using A
        .byte x
        .unusing ::
        .ends
        .unusing ::
        .byte x
