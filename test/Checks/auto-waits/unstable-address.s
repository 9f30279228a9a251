# A wait that moves the target of a computed jump, so that it is not needed there, is an error.
# RUN: not clrx-mc --auto-waits -filetype=asm %s 2>&1 | FileCheck %s --implicit-check-not=s_endpgm

.rawcode
.gpu gfx900
    s_load_dword s4, s[2:3], 0
    s_getpc_b64 s[0:1]
    s_add_u32 s0, s0, 20
    s_addc_u32 s1, s1, 0
    s_setpc_b64 s[0:1]
middle:
# CHECK: :[[#@LINE+2]]:5: error: the wait at this instruction changes the code that it is needed for
# CHECK: note: compare with a constant
    s_mov_b32 s5, s4
    s_endpgm
    s_branch middle
