# A backtrace shows ten levels, and the number of the others.
# RUN: not clrxasm -b raw %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
        .macro down n
        .if \n
        down \%\n-1
        .else
        bogus
        .endif
        .endm
        down 24
# CHECK: :[[#@LINE-4]]:9: error: unknown instruction 'bogus'
# CHECK-COUNT-10: note: in macro 'down' called from here
# CHECK-NOT: in macro
# CHECK: note: 15 more levels are not shown
