## The registers of variables are in the right fields of all forms. The code
## equals that of the same source with registers. This file is for wavefronts of
## 32.
# RUN: clrx-mc -filetype=obj -DVARS=1 %s -o %t.vars
# RUN: clrx-mc -filetype=obj %s -o %t.registers
# RUN: cmp %t.vars %t.registers
.rawcode
.gpu gfx1010
.wave32
.ifdef VARS
.regalloc on
.regvar sa:s:4, sb:s:8, sc:s:4, va:v:4, vb:v:4, vc:v:4
## All variables are live at once everywhere, so their registers are known. The
## widest variables get the first registers. Others follow in source order.
.rvlin sa, sb, sc, va, vb, vc
.usereg sa:w, sb:w, sc:w, va:w, vb:w, vc:w
.else
sb = %s[0:7]
sa = %s[8:11]
sc = %s[12:15]
va = %v[0:3]
vb = %v[4:7]
vc = %v[8:11]
.endif
    s_nop 0
    v_cmp_lt_f32 sa[1], vb[0], sc[2]
    s_and_saveexec_b32 sb[3], sa[1]
    v_cndmask_b32 va[3], vb[3], vc[3], sa[1]
    v_add_co_ci_u32 va[1], sa[3], vb[1], vc[1], sc[2]
    s_mov_b32 exec_lo, sb[3]
    s_endpgm
