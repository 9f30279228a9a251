## The hardware may replay consecutive scalar memory accesses with XNACK, also
## on GCN 1.5.
# RUN: clrx-mc -mcpu=tonga --format=rawcode -filetype=null -Wno-all -Whazard-xnack %s 2>&1 | count 0
# RUN: clrx-mc -mcpu=carrizo --format=rawcode -filetype=null -Wno-all -Whazard-xnack %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx902 --format=rawcode -filetype=null -Wno-all -Whazard-xnack %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null -Wno-all -Whazard-xnack %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx902 --format=rawcode -filetype=null -Wno-waitcnt -Wno-hazard %s 2>&1 | count 0
        s_load_dwordx2  s[0:1], s[2:3], 0
# CHECK: [[@LINE+1]]:9: warning: consecutive scalar memory accesses read and write s0, but xnack may replay them [-Whazard-xnack]
        s_load_dword    s8, s[0:1], 0
# CHECK: [[@LINE-3]]:9: note: the other access is here
# CHECK: note: add s_nop 0
        s_nop           0
        s_load_dword    s8, s[10:11], 0
# CHECK: [[@LINE+1]]:9: warning: consecutive scalar memory accesses read and write s10
        s_load_dword    s10, s[2:3], 0
        s_nop           0
        s_load_dwordx2  s[2:3], s[2:3], 0
# CHECK: [[@LINE+1]]:9: warning: consecutive scalar memory accesses read and write s2
        s_load_dword    s8, s[10:11], 0
        s_nop           0
        s_load_dword    s0, s[2:3], 0
# CHECK: [[@LINE+1]]:9: warning: consecutive scalar memory accesses read and write s2
        s_memtime       s[2:3]
        s_nop           0
        s_load_dwordx2  s[0:1], s[2:3], 0
        s_dcache_inv
# CHECK: [[@LINE+1]]:9: warning: consecutive scalar memory accesses read and write s0
        s_load_dword    s8, s[0:1], 0
        s_nop           0
        s_load_dword    s8, s[10:11], 0
# CHECK: [[@LINE+1]]:9: warning: a store follows scalar loads, but after the store, xnack may replay these loads [-Whazard-xnack]
        s_store_dword   s20, s[2:3], m0
# CHECK: [[@LINE-3]]:9: note: a load is here
        s_nop           0

        s_load_dword    s2, s[2:3], 0
        s_nop           0
        s_store_dword   s20, s[2:3], m0
        s_store_dword   s21, s[2:3], m0
        s_load_dword    s20, s[10:11], 0
        s_nop           0
        s_load_dword    s0, s[2:3], 0
        s_dcache_wb
        s_endpgm
