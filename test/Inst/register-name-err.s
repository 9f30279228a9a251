# A register name in an expression is an undefined symbol. The note says that it
# is a register, and which operands are legal.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v7 = 5
s_mov_b32 s0, v7
s_mov_b32 s0, v0
# CHECK: :[[#@LINE-1]]:15: error: unresolved symbol 'v0'
# CHECK: :[[#@LINE-2]]:15: note: 'v0' is a vector register; this operand takes a scalar register or a constant: v_readfirstlane_b32 reads a lane into one
v_readlane_b32 s0, v1, v2
s_movk_i32 s0, s1
# CHECK: :[[#@LINE-1]]:16: error: unresolved symbol 's1'
# CHECK: :[[#@LINE-2]]:16: note: 's1' is a scalar register; this operand takes a number
s_branch s2
# CHECK: :[[#@LINE-1]]:10: error: unresolved symbol 's2'
# CHECK: :[[#@LINE-2]]:10: note: 's2' is a scalar register; this operand takes a label
s_load_dword s0, s[2:3], v1
# CHECK: :[[#@LINE-1]]:26: error: unresolved symbol 'v1'
# CHECK: :[[#@LINE-2]]:26: note: 'v1' is a vector register; this operand takes a scalar register or an offset: v_readfirstlane_b32 reads a lane into one
v_madmk_f32 v0, v1, v2, v3
# CHECK: :[[#@LINE-1]]:21: error: unresolved symbol 'v2'
# CHECK: :[[#@LINE-2]]:21: note: 'v2' is a vector register; this operand takes a constant
v_mov_b32 v0, shared_base
# CHECK: :[[#@LINE-1]]:15: error: unresolved symbol 'shared_base'
# CHECK: :[[#@LINE-2]]:15: note: 'shared_base' is a register on GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1 only
s_mov_b32 s0, null+1
# CHECK: :[[#@LINE-1]]:15: error: unresolved symbol 'null'
# CHECK: :[[#@LINE-2]]:15: note: 'null' is a register on GCN1.5, GCN1.5.1 only
ds_read_b32 v0, v1 offset:s3
# CHECK: :[[#@LINE-1]]:27: error: unresolved symbol 's3'
# CHECK: :[[#@LINE-2]]:27: note: 's3' is a scalar register; this operand takes a number
v_mov_b32 v0, lds_dirct
# CHECK: :[[#@LINE-1]]:15: error: unresolved symbol 'lds_dirct'
# CHECK: :[[#@LINE-2]]:15: note: did you mean 'lds_direct'?
s_mov_b32 s0, vcc_l
# CHECK: :[[#@LINE-1]]:15: error: unresolved symbol 'vcc_l'
# CHECK: :[[#@LINE-2]]:15: note: did you mean 'vcc_lo'?
