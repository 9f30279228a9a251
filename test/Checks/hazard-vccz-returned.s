## If a wait shows that the load has returned, the fix of 'vccz-smem' has no
## second wait, which would be without effect.
# RUN: clrx-mc -mcpu=bonaire --format=rawcode -filetype=null -Wno-all -Whazard -Wwaitcnt-extra %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: cp %s %t.s
# RUN: clrx-mc -mcpu=bonaire --format=rawcode -filetype=null -Wno-all -Whazard --fix %t.s
# RUN: clrx-mc -mcpu=bonaire --format=rawcode -filetype=null -Wno-all -Whazard -Wwaitcnt-extra %t.s 2>&1 | count 0
    s_load_dword s0, s[2:3], 0
    s_waitcnt lgkmcnt(0)
# CHECK: [[#@LINE+2]]:5: warning: this reads VCCZ, which a scalar load may have changed [-Whazard]
# CHECK: note: add 's_mov_b64 vcc, vcc'
    s_cbranch_vccz next
next:
    s_load_dword s0, s[2:3], 0
# CHECK: [[#@LINE+2]]:5: warning: this reads VCCZ, which a scalar load may have changed [-Whazard]
# CHECK: note: add 's_waitcnt lgkmcnt(0)', then 's_mov_b64 vcc, vcc'
    s_cbranch_vccz last
last:
    s_endpgm
