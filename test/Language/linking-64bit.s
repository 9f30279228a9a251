# 64-bit literals hold complete addresses and distances.
# RUN: clrx-check-linking %s | FileCheck %s --match-full-lines
.gpu gfx1250
.dialect llvm
s_mov_b64 s[0:1], u@abs64
s_add_co_u32 s0, s0, u@rel32@lo+4
s_branch 1f
s_nop 0
1:
s_branch u
s_add_u64 s[0:1], s[0:1], u@rel64+4
# CHECK: .text+4: Abs64 8 symbol u 0
# CHECK-NEXT: .text+16: RelLow32 4 symbol u 4
# CHECK-NEXT: .text+28: Rel16 4 symbol u 0
# CHECK-NEXT: .text+36: Rel64 8 symbol u 4
# CHECK-NEXT: .text type 1 flags 0x6: 44 bytes, aligned to 1
# CHECK-NEXT: symbol u undefined binding 0 visibility 0 type 0 size 0
