# An unknown mnemonic, with a suggestion.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_mov_b23 v0, v1
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 'v_mov_b23' on GCN1.2
# CHECK: :[[#@LINE-2]]:1: note: did you mean 'v_mov_b32'?
s_addd_u32 s0, s1, s2
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 's_addd_u32' on GCN1.2
# CHECK: :[[#@LINE-2]]:1: note: did you mean 's_add_u32'?
buffer_load_dwrod v0, off, s[0:3], 0
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 'buffer_load_dwrod' on GCN1.2
# CHECK: :[[#@LINE-2]]:1: note: did you mean 'buffer_load_dword'?
nothing_like_it v0
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 'nothing_like_it' on GCN1.2
foo
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 'foo' on GCN1.2
# CHECK: :[[#@LINE-2]]:1: note: a label ends in ':', as in 'foo:'
