# Fields whose values are masked.
# RUN: clrxasm -Wno-all -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=warning:
s_waitcnt vmcnt(16)
# CHECK: :[[#@LINE-1]]:17: warning: vmcnt 16 is out of range (0 to 15)
s_waitcnt expcnt(8) lgkmcnt(16)
# CHECK: :[[#@LINE-1]]:18: warning: expcnt 8 is out of range (0 to 7)
# CHECK: :[[#@LINE-2]]:29: warning: lgkmcnt 16 is out of range (0 to 15)
s_getreg_b32 s0, hwreg(mode, 32, 1)
# CHECK: :[[#@LINE-1]]:30: warning: first bit 32 is out of range (0 to 31)
s_getreg_b32 s0, hwreg(mode, 0, 33)
# CHECK: :[[#@LINE-1]]:33: warning: number of bits 33 is out of range (1 to 32)
s_sendmsg sendmsg(gs, cut, 4)
# CHECK: :[[#@LINE-1]]:28: warning: stream 4 is out of range (0 to 3)
image_load v0, v[0:3], s[0:7] dmask:17
# CHECK: :[[#@LINE-1]]:37: warning: dmask 17 is out of range (1 to 15)
s_set_gpr_idx_on s0, 256
# CHECK: :[[#@LINE-1]]:22: warning: value 0x100 truncated to 0x0
