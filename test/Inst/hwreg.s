# hwreg: register, first bit and number of bits.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
s_getreg_b32 s1, hwreg(mode, 0, 32)
# SI: b901f801
# VI: b881f801
# GFX10: b901f801
s_getreg_b32 s1, hwreg(hwreg_trapsts, 3, 5)
# SI-NEXT: b90120c3
# VI-NEXT: b88120c3
# GFX10-NEXT: b90120c3
s_getreg_b32 s1, hwreg(@45, 31, 1)
# SI-NEXT: b90107ed
# VI-NEXT: b88107ed
# GFX10-NEXT: b90107ed
s_setreg_b32 hwreg(gpr_alloc, 1, 2), s3
# SI-NEXT: b9830845
# VI-NEXT: b9030845
# GFX10-NEXT: b9830845
s_setreg_imm32_b32 hwreg(MODE, 0, 8), 0x12345678
# SI-NEXT: ba803801
# SI-NEXT: 12345678
# VI-NEXT: ba003801
# VI-NEXT: 12345678
# GFX10-NEXT: ba803801
# GFX10-NEXT: 12345678
s_setreg_imm32_b32 hwreg(mode, 0, 8), late
# SI-NEXT: ba803801
# SI-NEXT: fffffffe
# VI-NEXT: ba003801
# VI-NEXT: fffffffe
# GFX10-NEXT: ba803801
# GFX10-NEXT: fffffffe
s_getreg_b32 vcc_lo, hwreg(ib_dbg0, 4+4, 8)
# SI-NEXT: b96a3a0c
# SI-NOT: {{.}}
# VI-NEXT: b8ea3a0c
# VI-NOT: {{.}}
# GFX10-NEXT: b96a3a0c
# GFX10-NOT: {{.}}
late = -2
