# With .oldmodparam a flag keeps one bit of its parameter.
# RUN: clrxasm -Wno-all -b raw -g Tonga --oldModParam -o %t %s 2>&1 | FileCheck %s --implicit-check-not=warning:
buffer_load_dword v0, v1, s[4:7], s0 offen:2
# CHECK: :[[#@LINE-1]]:44: warning: value 0x2 truncated to 0x0
buffer_load_dword v0, v1, s[4:7], s0 offen glc:3
# CHECK: :[[#@LINE-1]]:48: warning: value 0x3 truncated to 0x1
buffer_load_dword v0, v1, s[4:7], s0 offen glc:1
