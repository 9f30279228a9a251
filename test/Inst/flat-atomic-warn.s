# The size of a flat atomic's address is not checked by the reference assembler.
# RUN: clrxasm -Wno-all -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
flat_atomic_add v0, v1, v2 glc
# CHECK: :[[#@LINE-1]]:21: warning: the address has 2 registers, found 1
flat_atomic_add v0, v[1:2], v2 glc
