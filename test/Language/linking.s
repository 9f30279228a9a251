# In a container whose sections are linked, both dialects produce relocations. LLVM's
# sections and the attributes of symbols work, too.
# RUN: clrx-check-linking %s | FileCheck %s --match-full-lines
.gpu fiji
table = %s[2:3]
.globl g
k:
s_mov_b32 s0, data-.
s_mov_b32 s0, data-k
s_mov_b32 s0, u
s_mov_b32 s0, u@rel32@lo+4
v_mov_b32 v0, u>>32
v_mov_b32 v0, u&0xffffffff
s_branch late
s_nop 0
late:
s_branch g
g:
s_branch elsewhere
s_add_u32 s0, s0, (data-k)&0xffffffff
s_addc_u32 s1, s1, (data-k)>>32
.section .data
.int 1
data: .int data2 - data, k - ., k - data2
data2: .quad k, u+8, late-k
.pushsection .rodata.str1.1,"aMS",@progbits,1
.asciz "x"
.popsection
.int 5
.section .text.f,"axG",@progbits,f,comdat
.previous
.int 6
.bss
.skip 8
.section .note.x
.section foo,"ao",@nobits,k
.hidden k
.type k,@function
.size k, 8
.amdgpu_lds lds, 64, 16
.comm c, 8, 4
# CHECK: .text+4: Rel32 4 .data 8
# CHECK-NEXT: .text+12: Rel32 4 .data 16
# CHECK-NEXT: .text+20: Low32 4 symbol u 0
# CHECK-NEXT: .text+28: RelLow32 4 symbol u 4
# CHECK-NEXT: .text+36: High32 4 symbol u 0
# CHECK-NEXT: .text+44: Low32 4 symbol u 0
# CHECK-NEXT: .text+56: Rel16 4 symbol g 0
# CHECK-NEXT: .text+60: Rel16 4 symbol elsewhere 0
# CHECK-NEXT: .text+68: RelLow32 4 .data 72
# CHECK-NEXT: .text+76: RelHigh32 4 .data 80
# CHECK-NEXT: .data+8: Rel32 4 .text 0
# CHECK-NEXT: .data+12: Rel32 4 .text -4
# CHECK-NEXT: .data+16: Abs64 8 .text 0
# CHECK-NEXT: .data+24: Abs64 8 symbol u 8
# CHECK-NEXT: .bss type 8 flags 0x3: 8 bytes, aligned to 1
# CHECK-NEXT: .data type 1 flags 0x3: 48 bytes, aligned to 1
# CHECK-NEXT: .note.x type 7 flags 0x0: 0 bytes, aligned to 1
# CHECK-NEXT: .rodata.str1.1 type 1 flags 0x32 entries 1: 2 bytes, aligned to 1
# CHECK-NEXT: .text type 1 flags 0x6: 80 bytes, aligned to 1
# CHECK-NEXT: .text.f type 1 flags 0x206 comdat f: 0 bytes, aligned to 1
# CHECK-NEXT: foo type 8 flags 0x82 with k: 0 bytes, aligned to 1
# CHECK-NEXT: symbol table binding 0 visibility 0 type 0 size 0
# CHECK-NEXT: symbol g binding 1 visibility 0 type 0 size 0
# CHECK-NEXT: symbol k binding 0 visibility 2 type 2 size 8
# CHECK-NEXT: symbol data binding 0 visibility 0 type 0 size 0
# CHECK-NEXT: symbol u undefined binding 0 visibility 0 type 0 size 0
# CHECK-NEXT: symbol late binding 0 visibility 0 type 0 size 0
# CHECK-NEXT: symbol elsewhere undefined binding 0 visibility 0 type 0 size 0
# CHECK-NEXT: symbol data2 binding 0 visibility 0 type 0 size 0
# CHECK-NEXT: symbol lds binding 1 visibility 0 type 1 size 64 LDS aligned to 16
# CHECK-NEXT: symbol c binding 1 visibility 0 type 1 size 8 common aligned to 4
