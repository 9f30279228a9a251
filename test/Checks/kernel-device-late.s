## Devices that the source selects when the instruction set is already fixed.
# RUN: split-file %s %t
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %t/late.s 2>&1 | FileCheck %t/late.s --implicit-check-not=warning:
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %t/early.s 2>&1 | count 0
#--- late.s
.rawcode
.gpu fiji
.gpu gfx900
# CHECK: late.s:[[#@LINE+4]]:6: warning: the device is selected too late: instructions are already encoded for GCN1.4 [-Wkernel]
# CHECK: late.s:[[#@LINE+1]]:1: note: select it before this statement
label:
.gpu gfx902
.gpu fiji
    s_endpgm
.arch gcn1.5
#--- early.s
.rawcode
.gpu gfx900
    s_endpgm
## A device of the same architecture.
.gpu gfx902
.nowarn kernel
.gpu fiji
