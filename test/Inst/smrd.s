# SMRD: the offset is a register or counts dwords in 8 bits.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Bonaire -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=CI
s_load_dword s0, s[2:3], s4
# SI: c0000204
# CI: c0000204
s_load_dword s0, s[2:3], 0
# SI-NEXT: c0000300
# CI-NEXT: c0000300
s_load_dwordx2 s[0:1], s[2:3], 255
# SI-NEXT: c04003ff
# CI-NEXT: c04003ff
s_load_dwordx16 s[16:31], s[2:3], m0
# SI-NEXT: c108027c
# CI-NEXT: c108027c
s_buffer_load_dword vcc_lo, s[4:7], 0x10
# SI-NEXT: c2350510
# CI-NEXT: c2350510
s_buffer_load_dwordx8 s[8:15], s[4:7], s0
# SI-NEXT: c2c40400
# CI-NEXT: c2c40400
s_load_dword s0, ttmp[1:2], late
# SI-NEXT: c0007104
# CI-NEXT: c0007104
s_load_dword s0, vcc, @late
# SI-NEXT: c0006b04
# CI-NEXT: c0006b04
s_memtime s[4:5]
# SI-NEXT: c7820000
# CI-NEXT: c7820000
s_dcache_inv
# SI-NEXT: c7c00000
# SI-NOT: {{.}}
# CI-NEXT: c7c00000
# CI-NOT: {{.}}
late = 4
