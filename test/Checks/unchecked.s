## A remark says once which groups do not look at code for processors without a
## CLRX dialect.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx908 --format=rawcode -filetype=null -Wall %s 2>&1 | FileCheck %s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc --dialect=llvm -mcpu=gfx90a --format=rawcode -filetype=null -Wall %s 2>&1 | FileCheck %s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc --dialect=llvm -mcpu=gfx942 --format=rawcode -filetype=null -Wall %s 2>&1 | FileCheck %s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc --dialect=llvm -mcpu=gfx950 --format=rawcode -filetype=null -Wall %s 2>&1 | FileCheck %s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1030 --format=rawcode -filetype=null -Wall %s 2>&1 | FileCheck %s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1100 --format=rawcode -filetype=null -Wall %s 2>&1 | FileCheck %s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1150 --format=rawcode -filetype=null -Wall %s 2>&1 | FileCheck %s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1200 --format=rawcode -filetype=null -Wall %s 2>&1 | FileCheck %s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1201 --format=rawcode -filetype=null -Wall %s 2>&1 | FileCheck %s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1250 --format=rawcode -filetype=null -Wall %s 2>&1 | FileCheck %s --match-full-lines --implicit-check-not='{{.}}'
## The remark names only groups that are on.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1100 --format=rawcode -filetype=null -Wno-kernel -Wno-operands %s 2>&1 | FileCheck %s --check-prefix=TWO
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1100 --format=rawcode -filetype=null -Wno-all -Woperands %s 2>&1 | FileCheck %s --check-prefix=ONE
## No check is on that skips the code.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1100 --format=rawcode -filetype=null -Wno-all -Wwaitcnt -Whazard -Whazard-xnack %s 2>&1 | count 0
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1100 --format=rawcode -filetype=null -w %s 2>&1 | count 0
## The processor has a CLRX dialect.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | count 0
# TWO: remark: code for a processor without a CLRX dialect is not checked for 'uninitialized' and 'constants'{{$}}
# ONE: remark: code for a processor without a CLRX dialect is not checked for 'operands'{{$}}
# CHECK:      {{.*}}unchecked.s:[[#@LINE+3]]:9: remark: code for a processor without a CLRX dialect is not checked for 'kernel', 'uninitialized', 'constants' and 'operands'
# CHECK-NEXT:         s_nop 0
# CHECK-NEXT:         ^~~~~
        s_nop 0
        s_nop 0
        s_endpgm
