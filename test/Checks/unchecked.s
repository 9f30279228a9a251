## A remark says once that some checks do not look at code for processors without
## a CLRX dialect.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1100 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --match-full-lines --implicit-check-not='{{.}}'
## No check is on that skips the code.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1100 --format=rawcode -filetype=null -Wno-all -Wwaitcnt %s 2>&1 | count 0
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1100 --format=rawcode -filetype=null -w %s 2>&1 | count 0
## The processor has a CLRX dialect.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | count 0
# CHECK:      {{.*}}unchecked.s:[[#@LINE+3]]:9: remark: only waits and most hazards are checked in code for a processor without a CLRX dialect
# CHECK-NEXT:         s_nop 0
# CHECK-NEXT:         ^~~~~
        s_nop 0
        s_nop 0
        s_endpgm
