# A conditional with an invalid name is skipped up to its end, so its .endif causes no other error.
# RUN: not clrxasm -b raw  -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
.ifgpu tongo
# CHECK: :[[#@LINE-1]]:8: error: unknown GPU device 'tongo'
# CHECK: :[[#@LINE-2]]:8: note: did you mean 'tonga'?
.endif
.ifarch GCN1.6
# CHECK: :[[#@LINE-1]]:9: error: unknown GPU architecture 'GCN1.6'
# CHECK: :[[#@LINE-2]]:9: note: did you mean 'GCN1.0'?
.endif
.iffmt raww
# CHECK: :[[#@LINE-1]]:8: error: unknown output format 'raww'
# CHECK: :[[#@LINE-2]]:8: note: did you mean 'raw'?
.endif
