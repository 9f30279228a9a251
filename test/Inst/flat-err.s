# Operands of flat, global and scratch instructions that exclude one another.
# RUN: not clrxasm -b raw -g GFX900 -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
flat_atomic_add v[2:3], v4 glc
# CHECK: :[[#@LINE-1]]:28: error: glc needs a destination
scratch_load_dword v1, v2, s3
# CHECK: :[[#@LINE-1]]:1: error: scratch access takes one address register, scalar or vector
flat_load_dword v1, v[2:3] lds
# CHECK: :[[#@LINE-1]]:28: error: lds is for scratch and global access only
global_load_dword v1, v[2:3], s[4:5]
# CHECK: :[[#@LINE-1]]:23: error: expected 1 vector register, found 2
# CHECK: :[[#@LINE-2]]:23: note: a 32-bit vector operand is 1 register, such as v8
global_load_dword v1, v2, off
# CHECK: :[[#@LINE-1]]:23: error: expected 2 vector registers, found 1
# CHECK: :[[#@LINE-2]]:23: note: a 64-bit vector operand is a register pair, such as v[8:9]
global_load_dword v1, v[2:3]
# CHECK: :[[#@LINE-1]]:29: error: too few operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 'global_load_dword' takes 3 operands: vector destination, vector address, scalar address or off
