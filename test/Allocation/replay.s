## With XNACK, the hardware may replay a scalar load of several registers and
## then needs its address again. So its result gets other registers.
# RUN: clrx-mc -filetype=obj -mcpu=gfx700 %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx700 %t | FileCheck %s --check-prefix=NOXNACK
# RUN: clrx-mc -filetype=obj -mcpu=gfx803 %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx803 %t | FileCheck %s --check-prefix=NOXNACK
# RUN: clrx-mc -filetype=obj -mcpu=gfx801 %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx801 %t | FileCheck %s --check-prefix=XNACK
# RUN: clrx-mc -filetype=obj -mcpu=gfx900 %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx900 %t | FileCheck %s --check-prefix=XNACK
# RUN: clrx-mc -filetype=obj -mcpu=gfx1010 %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx1010 %t | FileCheck %s --check-prefix=XNACK
.rawcode
.regalloc on
.regvar base:s:2, next:s:2
# XNACK:   s_mov_b64 s[0:1], 1
# NOXNACK: s_mov_b64 s[0:1], 1
        s_mov_b64 base, 1
# XNACK:   s_load_dwordx2 s[2:3], s[0:1], 0x0
# NOXNACK: s_load_dwordx2 s[0:1], s[0:1], 0x0
        s_load_dwordx2 next, base, 0x0
        s_waitcnt lgkmcnt(0)
        s_mov_b64 vcc, next
        s_endpgm
