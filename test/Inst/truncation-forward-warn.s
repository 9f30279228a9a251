# Values that become known later and are truncated.
# RUN: clrxasm -Wno-all -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=warning:
s_movk_i32 s0, late
# CHECK: :[[#@LINE-1]]:16: warning: value 0x12345 truncated to 0x2345
ds_read2_b32 v[0:1], v1 offset0:0 offset1:late
# CHECK: :[[#@LINE-1]]:43: warning: value 0x12345 truncated to 0x45
buffer_load_dword v0, off, s[0:3], 0 offset:late
# CHECK: :[[#@LINE-1]]:45: warning: value 0x12345 truncated to 0x345
s_load_dword s0, s[2:3], late2
# CHECK: :[[#@LINE-1]]:26: warning: value 0x123456 truncated to 0x23456
s_mov_b32 s0, late3
# CHECK: :[[#@LINE-1]]:15: warning: value 0x123456789 truncated to 0x23456789
late = 0x12345
late2 = 0x123456
late3 = 0x123456789
