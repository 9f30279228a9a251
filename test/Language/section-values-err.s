# Errors for operators on labels of different sections, and on a single label.
# RUN: not clrxasm -b amdcl2 -g Tonga -t 200406 -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
.kernel k
.config
.text
a: s_nop 0
.kernel k2
.config
.text
b: s_nop 0
.set x1, !b
# CHECK: :[[#@LINE-1]]:10: error: '!' needs an absolute operand
.set x2, a * b
# CHECK: :[[#@LINE-1]]:10: error: section-relative value: '*' needs an absolute operand on one side
.set x3, 1 << b
# CHECK: :[[#@LINE-1]]:10: error: section-relative value: '<<' needs an absolute count
.set x4, a / 2
# CHECK: :[[#@LINE-1]]:10: error: section-relative value: '/' needs absolute operands
.set x5, a // 2
# CHECK: :[[#@LINE-1]]:10: error: section-relative value: '//' needs absolute operands
.set x6, a % 2
# CHECK: :[[#@LINE-1]]:10: error: section-relative value: '%' needs absolute operands
.set x7, a %% 2
# CHECK: :[[#@LINE-1]]:10: error: section-relative value: '%%' needs absolute operands
.set x8, a >> 1
# CHECK: :[[#@LINE-1]]:10: error: section-relative value: '>>' needs absolute operands
.set x9, a >>> 1
# CHECK: :[[#@LINE-1]]:10: error: section-relative value: '>>>' needs absolute operands
.set x10, a & 1
# CHECK: :[[#@LINE-1]]:11: error: section-relative value: '&' needs absolute operands, or 0 or -1 on one side
.set x11, a | 1
# CHECK: :[[#@LINE-1]]:11: error: section-relative value: '|' needs absolute operands, or 0 or -1 on one side
.set x12, a ^ 1
# CHECK: :[[#@LINE-1]]:11: error: section-relative value: '^' needs absolute operands, or 0 on one side
.set x13, a ! 1
# CHECK: :[[#@LINE-1]]:11: error: section-relative value: '!' needs absolute operands, or 0 or -1 on one side
.set x14, a && 1
# CHECK: :[[#@LINE-1]]:11: error: section-relative value: '&&' needs absolute operands, or 0 on one side
.set x15, a || 0
# CHECK: :[[#@LINE-1]]:11: error: section-relative value: '||' needs absolute operands, or a number other than 0 on one side
.set x16, b ? 1 : 2
# CHECK: :[[#@LINE-1]]:11: error: '?' needs an absolute condition
.set x17, a < b
# CHECK: :[[#@LINE-1]]:11: error: section-relative value: compared values must be relative to the same section
.set x18, a + b
# CHECK: :[[#@LINE-1]]:11: error: expression is neither a number nor an offset in one section
.set x19, 1 << 64
# CHECK: :[[#@LINE-1]]:13: warning: shift count 64 is out of range (0 to 63)
.if a
# CHECK: :[[#@LINE-1]]:5: error: expression must be absolute, but it is an offset in section '.text'
.endif
.set x20, 1 / 0
# CHECK: :[[#@LINE-1]]:13: error: division by zero
.set x21, (a > 0)
# CHECK: :[[#@LINE-1]]:11: error: section-relative value: compared values must be relative to the same section
.skip a
# CHECK: :[[#@LINE-1]]:7: error: expression must be absolute, but it is an offset in section '.text'
. = a
# CHECK: :[[#@LINE-1]]:1: error: cannot move the counter into another section
.org a
# CHECK: :[[#@LINE-1]]:6: error: cannot move the counter into another section
.int a
# CHECK: :[[#@LINE-1]]:6: error: expression must be absolute, but it is an offset in section '.text'
s_mov_b32 s0, a
# CHECK: :[[#@LINE-1]]:15: error: expression must be absolute
s_branch a
# CHECK: :[[#@LINE-1]]:10: error: branch target is not in the current section
