# A sink receives every instruction, datum, definition and reference, in source order, with
# its positions in the source and in the output. All events of a symbol have the same
# identity, even if they name it differently or precede its definition.

# RUN: clrx-check-sinks %s | FileCheck %s --match-full-lines
# RUN: clrx-check-sinks %s | count 25

.gpu tonga
count = 3
#      CHECK: [[#@LINE-1]]:1: definition absolute+0 count #0
start: s_add_u32 s0, s1, count*2
# CHECK-NEXT: [[#@LINE-1]]:1: label .text+0 start #1
# CHECK-NEXT: [[#@LINE-2]]:26: reference .text+0 count #0
# CHECK-NEXT: [[#@LINE-3]]:8: instruction .text+0 s_add_u32 s0, s1, 6
base = %v[4:7]
# CHECK-NEXT: [[#@LINE-1]]:1: definition .text+4 base #2
v_mov_b32 v0, base[1]
# CHECK-NEXT: [[#@LINE-1]]:15: reference .text+4 base #2
# CHECK-NEXT: [[#@LINE-2]]:1: instruction .text+4 v_mov_b32 v0, v5
.regvar wide:s:2
# CHECK-NEXT: [[#@LINE-1]]:9: definition .text+8 wide #3
s_mov_b64 wide, 0
# CHECK-NEXT: [[#@LINE-1]]:11: reference .text+8 wide #3
# CHECK-NEXT: [[#@LINE-2]]:1: instruction .text+8 s_mov_b64 s[0:1], 0
s_branch later
# CHECK-NEXT: [[#@LINE-1]]:10: reference .text+12 later #4
# CHECK-NEXT: [[#@LINE-2]]:1: instruction .text+12 s_branch .+4
.scope inner
later:
# CHECK-NEXT: [[#@LINE-1]]:1: label .text+16 later #5
.ends
later: .int later-start, 1
# CHECK-NEXT: [[#@LINE-1]]:1: label .text+16 later #4
# CHECK-NEXT: [[#@LINE-2]]:13: reference .text+16 later #4
# CHECK-NEXT: [[#@LINE-3]]:19: reference .text+16 start #1
# CHECK-NEXT: [[#@LINE-4]]:8: data .text+16 8 bytes
.ifdef inner::later
# CHECK-NEXT: [[#@LINE-1]]:8: reference .text+24 inner::later #5
.endif
1: s_cbranch_scc0 1b
# CHECK-NEXT: [[#@LINE-1]]:1: label .text+24 1 #6
# CHECK-NEXT: [[#@LINE-2]]:19: reference .text+24 1 #6
# CHECK-NEXT: [[#@LINE-3]]:4: instruction .text+24 s_cbranch_scc0 .+0
.align 8
# CHECK-NEXT: [[#@LINE-1]]:1: data .text+28 4 bytes
.macro load reg
s_mov_b32 \reg, count
.endm
load s2
# CHECK-NEXT: [[#@LINE-3]]:15: reference .text+32 count #0
# CHECK-NEXT: [[#@LINE-4]]:1: instruction .text+32 s_mov_b32 s2, 3
.dialect llvm
v_add_f32_e32 v1, v2, v3
# CHECK-NEXT: [[#@LINE-1]]:1: instruction .text+36 v_add_f32 v1, v2, v3
