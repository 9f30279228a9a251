## VCCZ is not updated by writes to half of VCC. On GCN 1.0 and 1.1, scalar
## loads may change it.
# RUN: clrx-mc -mcpu=bonaire --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --check-prefixes=CHECK,GFX7
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null %s 2>&1 | count 0
        s_mov_b32       vcc_lo, 0
# CHECK: [[@LINE+2]]:9: warning: this reads VCCZ, which a write to half of VCC does not update [-Whazard]
# CHECK: note: add 's_mov_b64 vcc, vcc'
        s_cbranch_vccz  a
a:      s_mov_b64       vcc, vcc
# CHECK-NOT: warning:
        s_cbranch_vccz  b
b:      s_load_dword    s0, s[2:3], 0
        s_mov_b64       vcc, s[8:9]
        s_waitcnt       lgkmcnt(0)
# GFX7: warning: this reads VCCZ, which a scalar load may have changed [-Whazard]
        s_cbranch_vccz  c
c:      s_mov_b64       vcc, vcc
# CHECK-NOT: warning:
        s_cbranch_vccz  d
d:      s_endpgm
