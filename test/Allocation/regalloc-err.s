## Operands and position of .regalloc.
# RUN: not clrx-mc -no-warn -filetype=obj %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
## The kind of output and the checks do not matter.
# RUN: not clrx-mc -filetype=obj %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
# RUN: not clrx-mc -filetype=asm %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
# RUN: not clrx-mc -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=error:
# RUN: not clrx-mc -filetype=c-header %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
# RUN: not clrxasm %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
# RUN: clrx-mc -no-warn -filetype=obj --allocate-registers -DLATE=1 %s -o %t
.rawcode
.gpu gfx900
.ifndef LATE
.regalloc
# CHECK: :[[#@LINE-1]]:10: error: expected 'on' or 'off'
.regalloc maybe
# CHECK: :[[#@LINE-1]]:11: error: expected 'on' or 'off'
.regalloc on off
# CHECK: :[[#@LINE-1]]:14: error: unexpected text at end of statement
.endif
.regalloc OFF
        s_nop 0
## --allocate-registers allows this, because it records the code anyway.
.regalloc on
# CHECK: :[[#@LINE-1]]:1: error: '.regalloc on' must precede the first instruction
# CHECK: :[[#@LINE-2]]:1: note: write it before the code; '.regalloc off' excludes the instructions that follow it
        s_endpgm
