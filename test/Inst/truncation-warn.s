# Values that are truncated.
# RUN: clrxasm -Wno-all -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=warning:
s_mov_b32 s0, 0x123456789
# CHECK: :[[#@LINE-1]]:15: warning: value 0x123456789 truncated to 0x23456789
s_mov_b32 s0, -0x80000001
# CHECK: :[[#@LINE-1]]:15: warning: value 0xffffffff7fffffff truncated to 0x7fffffff
v_mov_b32 v0, -0x123456789
# CHECK: :[[#@LINE-1]]:15: warning: value 0xfffffffedcba9877 truncated to 0xdcba9877
s_movk_i32 s0, 65536
# CHECK: :[[#@LINE-1]]:16: warning: value 0x10000 truncated to 0x0
s_movk_i32 s0, -32769
# CHECK: :[[#@LINE-1]]:16: warning: value 0xffffffffffff7fff truncated to 0x7fff
ds_read2_b32 v[0:1], v1 offset0:256
# CHECK: :[[#@LINE-1]]:33: warning: value 0x100 truncated to 0x0
ds_read_b32 v0, v1 offset:0x10000
# CHECK: :[[#@LINE-1]]:27: warning: value 0x10000 truncated to 0x0
ds_read_b32 v0, v1 offset:-1
# CHECK: :[[#@LINE-1]]:27: warning: value 0xffffffffffffffff truncated to 0xffff
buffer_load_dword v0, off, s[0:3], 0 offset:4096
# CHECK: :[[#@LINE-1]]:45: warning: value 0x1000 truncated to 0x0
s_load_dword s0, s[2:3], 0x100000
# CHECK: :[[#@LINE-1]]:26: warning: value 0x100000 truncated to 0x0
v_mov_b32 v0, v1 bank_mask:16
# CHECK: :[[#@LINE-1]]:28: warning: value 0x10 truncated to 0x0
