## One write draws one warning, even if accesses of several counters may still
## read the register.
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null -Wno-all -Whazard %s 2>&1 | FileCheck %s --implicit-check-not=warning:
    buffer_load_dword v0, v1, s[4:7], 0 offen
    buffer_store_dword v2, v1, s[4:7], 0 offen
# CHECK: [[#@LINE+1]]:15: warning: this overwrites s5, which a memory access may not have read yet [-Whazard]
    s_mov_b32 s5, 0
    s_mov_b32 s6, 0
    s_endpgm
