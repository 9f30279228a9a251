# Raw code has no address size.
# RUN: clrxasm -b raw  -o %t %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.64bit
# CHECK: :[[#@LINE-1]]:1: warning: raw code has no bitness; ignored
.byte 1
