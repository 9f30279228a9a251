# Mistakes in the operands of .waits.
# RUN: not clrx-mc -filetype=asm %s 2>&1 | FileCheck %s

# CHECK: :[[#@LINE+2]]:8: error: unknown mode of waits 'some'
# CHECK: note: the modes are auto, manual, trust and pop
.waits some
# CHECK: :[[#@LINE+2]]:1: error: no '.waits' before '.waits pop'
# CHECK: note: '.waits pop' restores the mode before the last '.waits'
.waits pop
# CHECK: :[[#@LINE+1]]:7: error: expected auto, manual, trust or pop
.waits
