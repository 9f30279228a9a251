# A container that supports linking gets the same relocations as llvm-mc's object, with
# and without LLVM's specifiers: the same kinds and addends.
# RUN: clrx-check-linking %s | FileCheck %s --match-full-lines
# RUN: sed -e /gpu/d -e /dialect/d %s > %t.s
# RUN: llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx900 -filetype=obj %t.s -o %t
# RUN: llvm-readelf -r %t | FileCheck %s --check-prefix=LLVM
.gpu gfx900
.dialect llvm
.text
.globl g
.hidden h
f:
s_nop 0
g:
s_add_u32 s0,s0,f@rel32@lo+4
s_add_u32 s0,s0,g@rel32@lo+4
s_add_u32 s0,s0,u@rel32@lo+4
s_add_u32 s0,s0,u@gotpcrel32@lo+4
s_add_u32 s0,s0,u@gotpcrel32@hi+12
s_mov_b32 s0,u@abs32@lo
s_mov_b32 s0,u@abs32@hi
s_mov_b32 s0,f@abs32@lo
s_mov_b32 s0,u
s_mov_b32 s0,u+8
s_mov_b32 s0,g
s_mov_b32 s0,f
s_branch g
s_branch f
s_mov_b32 s0,d@rel32@lo+4
s_mov_b32 s0,u@GOTPCREL
.data
d: .long 5
.quad f
.quad g+4
.long u
.long g-f
.long u-.
.long u-d
.long f-d
.quad f-d
.quad u-d+3
.long f@rel32@lo
.quad u@abs64
.quad h
.long f@abs32@lo
.long u@rel32@lo+4
# CHECK: .text+8: RelLow32 4 .text 4
# CHECK-NEXT: .text+16: RelLow32 4 symbol g 4
# CHECK-NEXT: .text+24: RelLow32 4 symbol u 4
# CHECK-NEXT: .text+32: GotRelLow32 4 symbol u 4
# CHECK-NEXT: .text+40: GotRelHigh32 4 symbol u 12
# CHECK-NEXT: .text+48: Low32 4 symbol u 0
# CHECK-NEXT: .text+56: High32 4 symbol u 0
# CHECK-NEXT: .text+64: Low32 4 .text 0
# CHECK-NEXT: .text+72: Rel32 4 symbol u 0
# CHECK-NEXT: .text+80: Rel32 4 symbol u 8
# CHECK-NEXT: .text+88: Rel32 4 symbol g 0
# CHECK-NEXT: .text+100: Rel16 4 symbol g 0
# CHECK-NEXT: .text+112: RelLow32 4 .data 4
# CHECK-NEXT: .text+120: GotRel32 4 symbol u 0
# CHECK-NEXT: .data+4: Abs64 8 .text 0
# CHECK-NEXT: .data+12: Abs64 8 symbol g 4
# CHECK-NEXT: .data+20: Abs32 4 symbol u 0
# CHECK-NEXT: .data+28: Rel32 4 symbol u 0
# CHECK-NEXT: .data+32: Rel32 4 symbol u 32
# CHECK-NEXT: .data+36: Rel32 4 .text 36
# CHECK-NEXT: .data+40: Rel64 8 .text 40
# CHECK-NEXT: .data+48: Rel64 8 symbol u 51
# CHECK-NEXT: .data+56: RelLow32 4 .text 0
# CHECK-NEXT: .data+60: Abs64 8 symbol u 0
# CHECK-NEXT: .data+68: Abs64 8 symbol h 0
# CHECK-NEXT: .data+76: Low32 4 .text 0
# CHECK-NEXT: .data+80: RelLow32 4 symbol u 4
# CHECK-NEXT: .data type 1 flags 0x3: 84 bytes, aligned to 1
# CHECK-NEXT: .text type 1 flags 0x6: 124 bytes, aligned to 1
# CHECK-NEXT: symbol g binding 1 visibility 0 type 0 size 0
# CHECK-NEXT: symbol h undefined binding 0 visibility 2 type 0 size 0
# CHECK-NEXT: symbol f binding 0 visibility 0 type 0 size 0
# CHECK-NEXT: symbol u undefined binding 0 visibility 0 type 0 size 0
# CHECK-NEXT: symbol d binding 0 visibility 0 type 0 size 0
# LLVM: 0000000000000008 {{.*}} R_AMDGPU_REL32_LO {{.*}} .text + 4
# LLVM: 0000000000000010 {{.*}} R_AMDGPU_REL32_LO {{.*}} g + 4
# LLVM: 0000000000000018 {{.*}} R_AMDGPU_REL32_LO {{.*}} u + 4
# LLVM: 0000000000000020 {{.*}} R_AMDGPU_GOTPCREL32_LO {{.*}} u + 4
# LLVM: 0000000000000028 {{.*}} R_AMDGPU_GOTPCREL32_HI {{.*}} u + c
# LLVM: 0000000000000030 {{.*}} R_AMDGPU_ABS32_LO {{.*}} u + 0
# LLVM: 0000000000000038 {{.*}} R_AMDGPU_ABS32_HI {{.*}} u + 0
# LLVM: 0000000000000040 {{.*}} R_AMDGPU_ABS32_LO {{.*}} .text + 0
# LLVM: 0000000000000048 {{.*}} R_AMDGPU_REL32 {{.*}} u + 0
# LLVM: 0000000000000050 {{.*}} R_AMDGPU_REL32 {{.*}} u + 8
# LLVM: 0000000000000058 {{.*}} R_AMDGPU_REL32 {{.*}} g + 0
# LLVM: 0000000000000064 {{.*}} R_AMDGPU_REL16 {{.*}} g + 0
# LLVM: 0000000000000070 {{.*}} R_AMDGPU_REL32_LO {{.*}} .data + 4
# LLVM: 0000000000000078 {{.*}} R_AMDGPU_GOTPCREL {{.*}} u + 0
# LLVM: 0000000000000004 {{.*}} R_AMDGPU_ABS64 {{.*}} .text + 0
# LLVM: 000000000000000c {{.*}} R_AMDGPU_ABS64 {{.*}} g + 4
# LLVM: 0000000000000014 {{.*}} R_AMDGPU_ABS32 {{.*}} u + 0
# LLVM: 000000000000001c {{.*}} R_AMDGPU_REL32 {{.*}} u + 0
# LLVM: 0000000000000020 {{.*}} R_AMDGPU_REL32 {{.*}} u + 20
# LLVM: 0000000000000024 {{.*}} R_AMDGPU_REL32 {{.*}} .text + 24
# LLVM: 0000000000000028 {{.*}} R_AMDGPU_REL64 {{.*}} .text + 28
# LLVM: 0000000000000030 {{.*}} R_AMDGPU_REL64 {{.*}} u + 33
# LLVM: 0000000000000038 {{.*}} R_AMDGPU_REL32_LO {{.*}} .text + 0
# LLVM: 000000000000003c {{.*}} R_AMDGPU_ABS64 {{.*}} u + 0
# LLVM: 0000000000000044 {{.*}} R_AMDGPU_ABS64 {{.*}} h + 0
# LLVM: 000000000000004c {{.*}} R_AMDGPU_ABS32_LO {{.*}} .text + 0
# LLVM: 0000000000000050 {{.*}} R_AMDGPU_REL32_LO {{.*}} u + 4
