# Offsets of SMRD have 8 bits.
# RUN: clrxasm -Wno-all -b raw -g Tahiti -o %t %s 2>&1 | FileCheck %s --implicit-check-not=warning:
s_load_dword s0, s[2:3], 256
# CHECK: :[[#@LINE-1]]:26: warning: value 0x100 truncated to 0x0
s_load_dword s0, s[2:3], -1
# CHECK: :[[#@LINE-1]]:26: warning: value 0xffffffffffffffff truncated to 0xff
s_load_dword s0, s[2:3], late
# CHECK: :[[#@LINE-1]]:26: warning: value 0x1ff truncated to 0xff
late = 0x1ff
