// Branches, and labels in literals, forward and backward, are resolved as by
// llvm-mc.
// RUN: llvm-mc -triple=amdgcn -mcpu=tonga -filetype=obj %s -o %t.o
// RUN: llvm-objcopy -O binary --only-section=.text %t.o %t.llvm
// RUN: clrx-mc --format=rawcode -mcpu=tonga --dialect=llvm -filetype=obj %s -o %t.clrx
// RUN: cmp %t.llvm %t.clrx
.LBB0_1:
s_cbranch_execz .LBB0_1
s_cbranch_vccz .LBB0_2
s_branch 1f
1:
s_branch 1b
s_branch 1f
1:
s_mov_b32 s0, .LBB0_1           ; the distance from the literal
s_mov_b32 s0, .LBB0_2
s_mov_b32 s0, .LBB0_1+8
v_add_u32 v0, vcc, .LBB0_2, v1
s_cbranch_i_fork s[2:3], .LBB0_2
.LBB0_2:
s_endpgm
