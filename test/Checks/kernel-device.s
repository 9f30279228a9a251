## Code for an unnamed device.
# RUN: clrx-mc -filetype=null --format=rawcode %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: not clrx-mc -filetype=null --format=rawcode -Werror=kernel %s 2>&1 | FileCheck %s --check-prefix=ERROR
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=capeverde %s 2>&1 | count 0
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gcn1.0 %s 2>&1 | count 0
# RUN: clrx-mc -filetype=null --format=rawcode -Wno-kernel %s 2>&1 | count 0
# RUN: clrx-mc -filetype=null --format=rawcode -D MUTED=1 %s 2>&1 | count 0
# RUN: clrx-mc -filetype=null --format=rawcode -D NAMED=1 %s 2>&1 | count 0
# RUN: clrxasm -b raw -o %t %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: clrxasm -b raw -o %t -w %s 2>&1 | count 0
# ERROR: error: no device is selected, so instructions are encoded for GCN1.0 (CapeVerde) [-Werror,-Wkernel]
.ifdef NAMED
    .arch gcn1.0
.endif
.ifdef MUTED
    .nowarn kernel
.endif
    .int 1
# CHECK: kernel-device.s:[[#@LINE+2]]:10: warning: no device is selected, so instructions are encoded for GCN1.0 (CapeVerde) [-Wkernel]
# CHECK: kernel-device.s:[[#@LINE+1]]:10: note: select one with '.gpu NAME' before the code, or with -mcpu; --help-targets lists the names
start:   s_nop 0
    s_endpgm
