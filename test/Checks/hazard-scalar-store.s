## Data of scalar stores must leave the scalar cache before the program ends, on
## every path.
# RUN: clrx-mc -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.rawcode
.gpu tonga
        s_store_dword   s0, s[2:3], 0
        s_cbranch_scc0  lost
        s_dcache_wb
        s_cbranch_scc1  kept
        s_endpgm
kept:
        s_load_dword    s4, s[2:3], 0
        s_endpgm
lost:
        s_nop           0
# CHECK: [[#@LINE+3]]:9: warning: the program ends while stored data may still be in the scalar cache [-Whazard]
# CHECK: hazard-scalar-store.s:6:9: note: the store is here
# CHECK: note: add 's_dcache_wb'
        s_endpgm
