# Only regular files can be included.
# RUN: rm -rf %t && mkdir -p %t/dir.inc
# RUN: not clrxasm -b raw -I %t %s -o %t/out 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
# CHECK: :[[#@LINE+1]]:18: error: cannot find or read include file 'dir.inc'
        .include "dir.inc"
# CHECK: :[[#@LINE+1]]:18: error: cannot find or read include file '/dev/zero'
        .include "/dev/zero"
# CHECK: :[[#@LINE+1]]:18: error: cannot find or read include file ''
        .include ""
# Without a search folder, a note names the option for one.
# RUN: not clrxasm -b raw %s -o %t/out 2>&1 | FileCheck %s --check-prefix=HINT
# HINT: error: cannot find or read include file 'dir.inc'
# HINT: note: add directories to search with -I
