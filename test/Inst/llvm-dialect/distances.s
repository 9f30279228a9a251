# @rel32@lo and @rel32@hi are the halves of S + A - P, as in AMDGPU's ABI. The
# compiler adds them to a program counter.
# RUN: clrx-mc --format=rawcode -mcpu=tonga -show-encoding %s | FileCheck %s
.dialect llvm
back:
s_getpc_b64 s[4:5]
# 0 + 4 - 8, 0 + 12 - 16
# CHECK: s_add_u32 s4, s4, lit(0xfffffffc)
s_add_u32 s4, s4, back@rel32@lo+4
# CHECK: s_addc_u32 s5, s5, lit(0xffffffff)
s_addc_u32 s5, s5, back@rel32@hi+12
s_getpc_b64 s[6:7]
# 48 + 4 - 28, 48 + 12 - 36
# CHECK: s_add_u32 s6, s6, lit(0x18)
s_add_u32 s6, s6, forward@rel32@lo+4
# CHECK: s_addc_u32 s7, s7, lit(0x0)
s_addc_u32 s7, s7, forward@rel32@hi+12
# 48 - 1 - 44
# CHECK: s_mov_b32 s0, lit(0x3)
s_mov_b32 s0, forward@REL32@LO - 1
forward:
s_swappc_b64 s[8:9], s[4:5]
known = 0x89abcdef0123
# Halves of numbers.
# CHECK: s_mov_b32 s0, 0xcdef0123
s_mov_b32 s0, wide@abs32@lo
# CHECK: s_mov_b32 s0, 0xcdef0125
s_mov_b32 s0, known@abs32@lo+2
# CHECK: s_mov_b32 s0, 0x89ab
s_mov_b32 s0, wide@abs32@hi
wide = 0x89abcdef0123
