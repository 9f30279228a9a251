# The first label, instruction or data fixes the format.
# RUN: not clrxasm -b raw  -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
.byte 1
.gallium
# CHECK: :[[#@LINE-1]]:1: error: the container is already fixed to raw
.format amdcl2
# CHECK: :[[#@LINE-1]]:9: error: the container is already fixed to raw
.rawcode
# CHECK: :[[#@LINE-1]]:1: error: the container is already fixed to raw
