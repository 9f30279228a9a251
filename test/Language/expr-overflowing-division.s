# The most negative number divided by -1 wraps around; the remainder is 0.
# RUN: clrxasm -b raw %s -o %t && od -An -tx8 -v %t | FileCheck %s
# CHECK: 8000000000000000 0000000000000000
# CHECK-NEXT: 8000000000000000 0000000000000000
min = 0x8000000000000000
        .quad min/-1, min%-1
        .quad late/-1, late%-1
late = min
