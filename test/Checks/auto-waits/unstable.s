# A conditional that undoes the insertion is an error.
# RUN: not clrx-mc --auto-waits -filetype=asm %s 2>&1 | FileCheck %s --implicit-check-not=s_endpgm

.rawcode
.gpu gfx900
loop:
    s_mov_b32 s1, s0
here:
# CHECK: :[[#@LINE+2]]:1: error: inserted waits change the result of this conditional, which changes the waits
# CHECK: note: compare with a constant
.if here - loop == 4
    s_load_dword s0, s[2:3], 0
.endif
    s_cbranch_scc1 loop
    s_endpgm
