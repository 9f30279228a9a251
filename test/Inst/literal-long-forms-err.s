# RUN: not clrx-mc -format=rawcode -mcpu=gfx1010 -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:

# A literal in a VOP3 form counts as a scalar register. An instruction whose
# literal is part of the encoding has no VOP3 form.
v_cndmask_b32 v1, 0x12345678, s2, s[4:5]
# CHECK: :[[#@LINE-1]]:35: error: instruction reads 3 scalar registers, where the literal is one (at most 2)
v_madak_f32 v1, v2, v3, 0x12345678 clamp
# CHECK: :[[#@LINE-1]]:25: error: the VOP3 form has no room for a literal
