# Labels of data sections have no address until the end of the source, so the source
# may define them again. That is rarely intended and gets a warning.
# RUN: clrxasm %s -o %t 2>&1 | FileCheck %s
# CHECK: :[[#@LINE+8]]:1: warning: symbol 'lbl' is a label of section '.rodata' already; earlier uses keep that location
        .amdcl2
        .64bit
        .gpu Bonaire
        .driver_version 200406
        .globaldata
lbl:    .int 1
        .ifndef lbl
lbl:    .int 2
        .endif
