# Errors in addresses of buffer instructions.
# RUN: not clrxasm -b raw -g Tahiti -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
buffer_load_dword v0, off, s[0:3], 0 offen
# CHECK: :[[#@LINE-1]]:23: error: idxen, offen and addr64 need an address
buffer_load_dword v0, s[0:3], 0 idxen
# CHECK: :[[#@LINE-1]]:23: error: idxen, offen and addr64 need an address
buffer_load_dword v0, v[1:2], s[0:3], 0 addr64 offen
# CHECK: :[[#@LINE-1]]:41: error: addr64 excludes idxen and offen
buffer_load_dword v0, v1, s[0:3], 0 addr64
# CHECK: :[[#@LINE-1]]:23: error: expected 2 vector registers, found 1
# CHECK: :[[#@LINE-2]]:23: note: a 64-bit vector operand is a register pair, such as v[8:9]
buffer_load_dword v[0:1], v1, s[0:3], 0 offen lds tfe
# CHECK: :[[#@LINE-1]]:41: error: lds and tfe exclude each other
