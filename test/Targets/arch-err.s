# Invalid names of architectures.
# RUN: not clrxasm -b raw  -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
.arch GCN1.3
# CHECK: :[[#@LINE-1]]:7: error: unknown GPU architecture 'GCN1.3'
# CHECK: :[[#@LINE-2]]:7: note: did you mean 'GCN1.0'?
.arch gfx11
# CHECK: :[[#@LINE-1]]:7: error: unknown GPU architecture 'gfx11'
# CHECK: :[[#@LINE-2]]:7: note: did you mean 'GFX10'?
.arch nothing
# CHECK: :[[#@LINE-1]]:7: error: unknown GPU architecture 'nothing'
.arch
# CHECK: :[[#@LINE-1]]:6: error: expected GPU architecture name
.arch SI CI
# CHECK: :[[#@LINE-1]]:10: error: unexpected text at end of statement
