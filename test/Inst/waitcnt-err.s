# Errors in s_waitcnt.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
s_waitcnt 0
# CHECK: :[[#@LINE-1]]:11: error: expected vmcnt, expcnt or lgkmcnt
s_waitcnt vmcnt
# CHECK: :[[#@LINE-1]]:16: error: expected '(' after vmcnt
s_waitcnt vmcnt(0
# CHECK: :[[#@LINE-1]]:18: error: expected ')' after the count
s_waitcnt vscnt(0)
# CHECK: :[[#@LINE-1]]:11: error: expected vmcnt, expcnt or lgkmcnt
s_waitcnt vmcnt(late)
# CHECK: :[[#@LINE-1]]:17: error: symbol 'late' has no value yet, but it is needed here
s_waitcnt
# CHECK: :[[#@LINE-1]]:10: error: too few operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 's_waitcnt' takes 1 operand: vmcnt(...) & expcnt(...) & lgkmcnt(...)
late = 0
