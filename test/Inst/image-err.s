# Errors in image instructions.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
image_store v0, v[0:3], s[0:7]
# CHECK: :[[#@LINE-1]]:1: error: stores and atomics need the modifier unorm
image_atomic_add v0, v[0:3], s[0:7] glc
# CHECK: :[[#@LINE-1]]:1: error: stores and atomics need the modifier unorm
image_load v0, v[0:3], s[0:7] r128
# CHECK: :[[#@LINE-1]]:24: error: expected 4 scalar registers, found 8
# CHECK: :[[#@LINE-2]]:24: note: a 128-bit scalar operand is 4 registers aligned to 4, such as s[8:11]
image_sample v0, v[0:3], s[0:7]
# CHECK: :[[#@LINE-1]]:32: error: too few operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 'image_sample' takes 4 operands: vector data, vector address, scalar resource, scalar register
image_sample v0, v[0:3], s[0:7], s[8:15]
# CHECK: :[[#@LINE-1]]:34: error: expected 4 scalar registers, found 8
# CHECK: :[[#@LINE-2]]:34: note: a 128-bit scalar operand is 4 registers aligned to 4, such as s[8:11]
