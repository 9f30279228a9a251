# Suggestions include the symbols of scopes in use, but not those of other scopes.
# RUN: not clrxasm -b raw -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
.scope buffers
buffer_size = 4
.ends
.scope unused
other_name = 4
.ends
.using buffers
.byte buffer_sise
# CHECK: :[[#@LINE-1]]:7: error: unresolved symbol 'buffer_sise'
# CHECK: :[[#@LINE-2]]:7: note: did you mean 'buffers::buffer_size'?
.byte other_nam
# CHECK: :[[#@LINE-1]]:7: error: unresolved symbol 'other_nam'
