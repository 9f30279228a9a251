# Operators other than sums and multiples wait for the addresses of labels, even within
# one section, and become 32-bit literals or symbols without a value until then. A value
# that cannot wait is computed from the offsets. All of this is as in the reference.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o out all.s && llvm-objcopy -O binary -j .text out text
# RUN: od -An -v -tx4 text | FileCheck all.s
# RUN: not clrxasm -o none err.s 2>&1 | FileCheck err.s --implicit-check-not=error:

#--- all.s
.rocm
.text
a: s_nop 0
b: s_nop 0
# CHECK: bf800000 bf800000
s_mov_b32 s0, b > a
# CHECK-SAME: be8003ff ffffffff
s_mov_b32 s1, a & 0
# CHECK-NEXT: be8103ff 00000000
s_mov_b32 s2, b - a
# CHECK-SAME: be820384
s_mov_b32 s3, b - a > 1
# CHECK-SAME: be8303c1
s_movk_i32 s4, b > a
# CHECK-NEXT: b004ffff
x = b == a
s_mov_b32 s5, x
# CHECK-SAME: be8503ff 00000000
y = (b & -1) - a
s_mov_b32 s6, y
# CHECK-SAME: be8603ff
# CHECK-NEXT: 00000004
s_mov_b32 s7, -(a > c)
# CHECK-SAME: be8703ff 00000000
.if a >= b
.int 1
.endif
c:

#--- err.s
.rocm
.text
a: s_nop 0
b:
x = a > b
# CHECK: :[[#@LINE+1]]:7: error: symbol 'x' has no value yet, but it is needed here
.skip x
# These expressions are errors even if the label's address is known.
# CHECK: :[[#@LINE+1]]:7: error: '!' needs an absolute operand
.byte !a
# CHECK: :[[#@LINE+1]]:1: error: unknown pseudo-op or macro '.bad'
.bad
# CHECK: :[[#@LINE+1]]:6: error: relative value is illegal in data expressions
.int a & -1
