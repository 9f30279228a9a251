# A wait inside of a clause would end it, so it stands before the clause.
# RUN: clrx-mc --auto-waits -filetype=asm %s | FileCheck %s

.rawcode
.gpu gfx1010
    s_load_dword s4, s[0:1], 0
    s_clause 1
    s_load_dword s5, s[2:3], 0
    s_load_dword s6, s[2:3], s4
    s_endpgm

# CHECK:      s_load_dword s4
# CHECK-NEXT: s_waitcnt lgkmcnt(0)
# CHECK-NEXT: s_clause 0x1
# CHECK-NEXT: s_load_dword s5
# CHECK-NEXT: s_load_dword s6
