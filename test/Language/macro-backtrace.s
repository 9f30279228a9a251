# Diagnostics show calls, includes and repetitions, the innermost first. Columns and
# the caret refer to the expanded text.
# RUN: rm -rf %t && mkdir %t && echo 'outer 300' > %t/calls.inc
# RUN: not clrxasm -b raw -I %t -o %t/out %s 2>&1 | FileCheck %s --strict-whitespace --implicit-check-not=error:
        .macro inner a
        .byte \a, 1, \
 2+bogus(
        .endm
        .macro outer a
        .rept 2
        inner \a, \a
        .endr
        inner \a
        .endm
        .include "calls.inc"
# CHECK:     macro-backtrace.s:11:18: error: too many arguments: macro 'inner' takes 1
# CHECK-NEXT:{{^}}        inner 300, 300
# CHECK-NEXT:{{^}}                 ^
# CHECK-NEXT:macro-backtrace.s:10:9: note: in round 1 of 2 of the repetition that starts here
# CHECK-NEXT:        .rept 2
# CHECK-NEXT:        ^
# CHECK-NEXT:calls.inc:1:1: note: in macro 'outer' called from here
# CHECK-NEXT:{{^}}outer 300
# CHECK-NEXT:{{^}}^
# CHECK-NEXT:macro-backtrace.s:15:9: note: in file '{{.*}}calls.inc' included from here
# CHECK-NEXT:        .include "calls.inc"
# CHECK-NEXT:        ^
# CHECK:     macro-backtrace.s:11:18: error: too many arguments: macro 'inner' takes 1
# CHECK:     note: in round 2 of 2 of the repetition
# CHECK:     macro-backtrace.s:6:15: warning: value 0x12c truncated to 0x2c
# CHECK-NEXT:{{^}}        .byte 300, 1,
# CHECK-NEXT:{{^}}              ^
# CHECK-NEXT:macro-backtrace.s:6:15: note: '.int' has room for 32 bits
# CHECK-NEXT:macro-backtrace.s:13:9: note: in macro 'inner' called from here
# CHECK:     macro-backtrace.s:7:9: error:
# CHECK-NEXT:{{^}} 2+bogus(
# CHECK-NEXT:{{^}}        ^
