## The registers of variables are in the right fields of all forms. The code
## equals that of the same source with registers. This file is for GCN 1.5.
# RUN: clrx-mc -filetype=obj -DVARS=1 %s -o %t.vars
# RUN: clrx-mc -filetype=obj %s -o %t.registers
# RUN: cmp %t.vars %t.registers
.rawcode
.gpu gfx1010
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
    s_load_dwordx4 sa, sb[0:1], sc[0]
    s_load_dwordx4 sa, sb[0:1], 0x10
    v_mad_f32 va[2], sb[2], sc[2], 0x1234
    v_add_co_ci_u32 va[1], sa[0:1], vb[1], vc[1], sc[2:3]
    v_cmpx_lt_f32 vb[0], vc[2]
    v_mov_b32_dpp va[1], vb[2] dpp8:[1,0,3,2,5,4,7,6]
    v_mov_b32_dpp va[1], vb[2] quad_perm:[1,0,3,2]
    v_mov_b32_sdwa va[1], sb[2] dst_sel:word1
    v_pk_fma_f16 va[1], vb[2], vc[2], vb[0]
    v_permlane16_b32 va[1], vb[2], sc[0], sc[1]
    v_writelane_b32 va[1], sb[0], sc[0]
    image_sample va[0:2], vb, sb, sc dmask:7 dim:3d
    image_sample va[0:2], [vb[1],vc[2],vb[0]], sb, sc dmask:7 dim:3d
    image_sample_d va[0:2], [vb[3],vc[2:3],vb[0],vc[1],vb[2]], sb, sc dmask:7 dim:2d
    image_sample va[0:2], [vb[3],v77,vc[0]], sb, sc dmask:7 dim:3d
    global_load_dwordx4 va, vb[0], sa[2:3]
    global_store_dword vb[2:3], va[0], off
    flat_atomic_swap va[1], vb[0:1], vc[3] glc
    s_endpgm
