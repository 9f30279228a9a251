## Hardware registers and M0.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --check-prefixes=CHECK,GFX9
# RUN: clrx-mc -mcpu=tonga --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
# RUN: clrx-mc -mcpu=bonaire --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --check-prefix=GFX7
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null %s -defsym GFX10=1 2>&1 | count 0

        s_setreg_b32    hwreg(mode, 0, 4), s0
        s_nop 0
# CHECK: warning: this reads a hardware register that has just been written: 2 wait states are needed, but there is 1 [-Whazard]
# GFX7: warning: this reads a hardware register that has just been written
        s_getreg_b32    s1, hwreg(mode, 0, 4)
        s_setreg_b32    hwreg(mode, 0, 4), s0
        s_nop 0
# GFX7-NOT: warning:
# CHECK: warning: this writes a hardware register that has just been written: 2 wait states
        s_setreg_b32    hwreg(mode, 4, 4), s0
## Other instructions may follow immediately.
# CHECK-NOT: warning:
        s_getreg_b32    s1, hwreg(status, 0, 4)
        s_nop 1
.ifndef GFX10
        s_setreg_b32    hwreg(mode, 28, 1), s0
# GFX7: warning: MODE.vskip, which disables vector instructions, has just been written
# CHECK: warning: MODE.vskip, which disables vector instructions, has just been written: 2 wait states are needed, but there are none
        v_mov_b32       v0, 0
        s_nop 1
.endif
        s_mov_b32       m0, s0
# GFX7-NOT: warning:
# CHECK: warning: this reads m0, which SALU has just written: 1 wait state is needed, but there is none [-Whazard]
        s_sendmsg       sendmsg(interrupt)
        s_mov_b32       m0, s0
# GFX9: warning: this reads m0, which SALU has just written
        s_movrels_b32   s4, s6
# CHECK-NOT: warning:
        s_endpgm
