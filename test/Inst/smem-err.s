# Errors in scalar memory instructions.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
s_store_dword s0, s[2:3], s4
# CHECK: :[[#@LINE-1]]:27: error: stores and atomics take m0 as the only register offset
s_load_dword s0, s[2:3], 0 offset:4
# CHECK: :[[#@LINE-1]]:28: error: unknown modifier 'offset' for this instruction
# CHECK: :[[#@LINE-2]]:28: note: it exists on GCN1.4, GCN1.4.1
s_load_dword s0, s[2:3], lit(5)
# CHECK: :[[#@LINE-1]]:29: error: expected operator before '('
s_load_dword s0, s[2:3], 1.0
# CHECK: :[[#@LINE-1]]:27: error: expected a modifier
s_load_dword s0, s[2:3], v1
# CHECK: :[[#@LINE-1]]:26: error: unresolved symbol 'v1'
# CHECK: :[[#@LINE-2]]:26: note: 'v1' is a vector register; this operand takes a scalar register or an offset
