# Signed offsets on GCN 1.4 warn if the hardware reads another number. clrxasm is silent.
# RUN: clrxasm -Wno-all -b raw -g GFX900 -o %t %s 2>&1 | FileCheck %s --match-full-lines --implicit-check-not=warning:
global_store_dword v[6:7], v8, off offset:4096
# CHECK: {{.*}}:[[#@LINE-1]]:43: warning: value 0x1000 truncated to -0x1000 (range: -0x1000 to 0xfff)
global_load_dword v8, v[6:7], off offset:-4097
# CHECK: {{.*}}:[[#@LINE-1]]:42: warning: value -0x1001 truncated to 0xfff (range: -0x1000 to 0xfff)
scratch_store_dword v6, v8, off offset:8191
# CHECK: {{.*}}:[[#@LINE-1]]:40: warning: value 0x1fff truncated to -0x1 (range: -0x1000 to 0xfff)
s_load_dword s0, s[2:3], 0x1ffffc
# CHECK: {{.*}}:[[#@LINE-1]]:26: warning: value 0x1ffffc truncated to -0x4 (range: -0x100000 to 0xfffff)
s_load_dword s0, s[2:3], s4 offset:0x100000
# CHECK: {{.*}}:[[#@LINE-1]]:36: warning: value 0x100000 truncated to -0x100000 (range: -0x100000 to 0xfffff)
global_load_dword v8, v[6:7], off offset:late
# CHECK: {{.*}}:[[#@LINE-1]]:42: warning: value 0x1000 truncated to -0x1000 (range: -0x1000 to 0xfff)
late = 4096

s_load_dword s0, s[2:3], -4
global_load_dword v8, v[6:7], off offset:-4096
