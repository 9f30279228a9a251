// LLVM's messages are reported at the location in the source.
// RUN: not clrx-mc --format=rawcode -mcpu=gfx900 --dialect=llvm %s 2>&1 | FileCheck %s --implicit-check-not=error:

// CHECK: :[[#@LINE+3]]:1: error: invalid instruction, did you mean: v_mov_b32?
// CHECK-NEXT: v_mvo_b32 v0, v1
// CHECK-NEXT: ^
v_mvo_b32 v0, v1
// CHECK: :[[#@LINE+1]]:28: error: invalid operand for instruction
s_load_dword s0, s[2:3], 0 gcl
// CHECK: :[[#@LINE+1]]:1: error: too few operands for instruction
s_mov_b32 s0,
// CHECK: :[[#@LINE+1]]:15: error: expected a 16-bit signed jump offset
    s_branch  70000
// CHECK: :[[#@LINE+1]]:27: error: expected absolute expression
ds_read_b32 v0, v1 offset:late
// CHECK: :[[#@LINE+1]]:13: error: expected absolute expression
v_mov_b32 v[late], v0
// CHECK: :[[#@LINE+1]]:1: error: instruction not supported on this GPU
s_waitcnt_vscnt null, 0

// Errors of the language about expressions.
// CHECK: :[[#@LINE+1]]:18: error: unterminated expression: expected operand
s_mov_b32 s0, 1 +
// CHECK: :[[#@LINE+2]]:18: error: '@gotpcrel32@lo' is not supported
// CHECK: :[[#@LINE+1]]:18: note: {{.*}}write @rel32@lo+4 and @rel32@hi+12
s_mov_b32 s0, lab@gotpcrel32@lo+4
// CHECK: :[[#@LINE+2]]:18: error: '@rel64' is not supported
// CHECK: :[[#@LINE+1]]:18: note: there are @abs32@lo, @abs32@hi, @rel32@lo or @rel32@hi
s_mov_b32 s0, lab@rel64
lab:

// After a register symbol, locations are still those of the source.
sum = %v[100:101]
// CHECK: :[[#@LINE+1]]:29: error: invalid operand for instruction
v_add_f32 sum[0], sum[1+0], v[1:2]
// CHECK: :[[#@LINE+1]]:11: error: invalid operand for instruction
v_mov_b32 sum, v1
.regvar rv:v
// CHECK: :[[#@LINE+1]]:11: error: register variables are not available in LLVM's dialect
v_mov_b32 rv, v1

.macro move dst, src
  v_mov_b32 \dst, \src
.endm
// CHECK: :[[#@LINE-2]]:17: error: invalid operand for instruction
// CHECK-NEXT: v_mov_b32 v1, s[2:3]
// CHECK-NEXT: ^
// CHECK-NEXT: :[[#@LINE+1]]:1: note: in macro 'move' called from here
move v1, s[2:3]

// Errors that are found at the end of the source.
// CHECK: :[[#@LINE+1]]:15: error: the container has no relocations
s_mov_b32 s0, lab@abs32@lo
// CHECK: :[[#@LINE+1]]:10: error: a branch target is a whole address
s_branch lab@rel32@lo
// CHECK: :[[#@LINE+1]]:15: error: a distance needs a label, not a number
s_mov_b32 s0, three@rel32@lo
three = 3

// A symbol without a value is one error, reported at the end. It is not reported
// if the statement had another error.
// CHECK: :[[#@LINE+2]]:15: error: unresolved symbol 'missing'
// CHECK: :[[#@LINE+1]]:15: note: no linker runs here: define the symbol in the source, or .include the file that defines it
s_mov_b32 s0, missing
late = 1
