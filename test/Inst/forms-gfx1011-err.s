# Forms that instructions of GCN 1.5.1 lack, and an unclosed address list.
# RUN: not clrxasm -b raw -A gcn1.5.1 -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_dot2c_f32_f16 v0, v1, s0
# CHECK: :[[#@LINE-1]]:1: error: this instruction has no VOP3 form
# CHECK: :[[#@LINE-2]]:25: note: the second source must be a vector register in other forms than VOP3
v_dot4c_i32_i8 v0, v1, v2 vop3
# CHECK: :[[#@LINE-1]]:1: error: this instruction has no VOP3 form
image_load v[0:3], [v0, v1 v2], s[0:7] dmask:15 dim:2d
# CHECK: :[[#@LINE-1]]:28: error: expected ']' after the address list
