# Notes for operands that are written as other assemblers write them.

# RUN: not clrx-mc --format=rawcode -mcpu=tonga %s 2>&1 | FileCheck %s --implicit-check-not=error:

v_cmp_gt_f32 v1, v2, v3
# CHECK: :[[#@LINE-1]]:14: error: expected 2 scalar registers, found vector register 'v1'
# CHECK: :[[#@LINE-2]]:14: note: a lane mask is vcc, or a register pair
v_cndmask_b32 v0, v1, v2
# CHECK: :[[#@LINE-1]]:25: error: too few operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 'v_cndmask_b32' takes 4 operands: {{.*}}, lane mask such as vcc
s_mov_b32 s0, #5
# CHECK: :[[#@LINE-1]]:{{[0-9]+}}: error: too few operands for instruction
# CHECK: :[[#@LINE-2]]:15: note: '#' begins a comment; numbers have nothing before them
s_mov_b32 s0
# CHECK: :[[#@LINE-1]]:13: error: too few operands for instruction
# CHECK-NOT: begins a comment
v_mov_b32 v0, %v1
# CHECK: :[[#@LINE-1]]:15: error: expected an operand, found '%v1'
# CHECK: :[[#@LINE-2]]:15: note: registers have no '%': write 'v1'
s_waitcnt vmcnt(0) | lgkmcnt(0)
# CHECK: :[[#@LINE-1]]:20: error: expected vmcnt, expcnt or lgkmcnt
# CHECK: :[[#@LINE-2]]:20: note: counters are joined with '&', or with nothing between them
s_waitcnt nothing
# CHECK: :[[#@LINE-1]]:11: error: expected vmcnt, expcnt or lgkmcnt
# CHECK-NOT: joined
s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 32)
# CHECK: :[[#@LINE-1]]:24: error: unknown hardware register 'HW_REG_MODE'
# CHECK: :[[#@LINE-2]]:24: note: did you mean 'mode'?
image_load v[0:3], v[4:5], s[8:15]
# CHECK: :[[#@LINE-1]]:12: error: expected 1 vector register, found 4
# CHECK: :[[#@LINE-2]]:1: note: the data have one register for each bit of dmask, which is 1 by default; 4 registers require dmask:15
s_mov_b32 s0, v1
# CHECK: :[[#@LINE-1]]:15: error: unresolved symbol 'v1'
# CHECK: :[[#@LINE-2]]:15: note: 'v1' is a vector register; this operand takes a scalar register or a constant: v_readfirstlane_b32 reads a lane into one
