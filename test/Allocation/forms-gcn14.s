## The registers of variables are in the right fields of all forms. The code
## equals that of the same source with registers. This file is for GCN 1.4.
# RUN: clrx-mc -filetype=obj -DVARS=1 %s -o %t.vars
# RUN: clrx-mc -filetype=obj %s -o %t.registers
# RUN: cmp %t.vars %t.registers
.rawcode
.gpu gfx900
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
    s_add_u32 sa[0], sb[0], sc[0]
    s_mov_b64 sa[2:3], sb[2:3]
    s_movk_i32 sa[1], 0x1234
    s_cmp_eq_u32 sa[1], sb[1]
    s_setreg_b32 hwreg(mode, 0, 1), sa[2]
    s_load_dwordx4 sa, sb[0:1], sc[0]
    s_load_dwordx4 sa, sb[0:1], sc[0] offset:0x10
    s_load_dwordx4 sa, sb[0:1], 0x10
    s_buffer_load_dwordx8 sb, sa, sc[3]
    s_store_dwordx2 sa[2:3], sb[0:1], sc[1]
    s_atomic_add sa[1], sb[0:1], 0x4
    v_add_f32 va[0], sb[0], vb[0]
    v_add_f32 va[0], vb[0], sb[0]
    v_add_f32_e64 va[1], |vb[1]|, -vc[1]
    v_add_co_u32 va[1], sa[0:1], vb[1], vc[1]
    v_addc_co_u32 va[1], sa[0:1], vb[1], vc[1], sc[2:3]
    v_mad_f32 va[2], vb[2], vc[2], sc[2]
    v_cmp_lt_f32 sa[0:1], vb[0], sc[2]
    v_cmp_lt_f32 vcc, sb[7], vc[3]
    v_cndmask_b32 va[3], vb[3], vc[3], sa[0:1]
    v_readfirstlane_b32 sa[1], vb[0]
    v_writelane_b32 va[1], sb[0], m0
    v_div_scale_f32 va[1], sa[2:3], vb[1], vc[1], vb[2]
    v_add_f32_sdwa va[1], vb[1], vc[1] dst_sel:word1 src0_sel:byte1
    v_add_f32_sdwa va[1], sb[1], vc[1] dst_sel:word1
    v_cmp_eq_u32_sdwa sa[2:3], vb[1], vc[1] src0_sel:byte1
    v_mov_b32_dpp va[1], vb[2] row_shr:1
    v_pk_add_f16 va[1], vb[2], vc[2]
    v_interp_p1_f32 va[1], vb[2], attr1.x
    v_interp_p1ll_f16 va[1], vb[2], attr1.x
    v_interp_p2_f16 va[1], vb[2], attr1.x, vc[3]
    ds_write2_b32 va[0], vb[1], vc[2] offset0:1 offset1:2
    ds_cmpst_rtn_b32 va[0], vb[1], vc[2], vc[3]
    buffer_load_dwordx4 va, vb[0:1], sa, sc[1] idxen offen
    buffer_store_format_xyz vc[1:3], vb[1], sc, sa[0] offen
    tbuffer_load_format_xy va[2:3], vb[1], sc, sa[0] offen format:[32,float]
    image_load va, vb, sb dmask:15 unorm
    image_sample va[0:2], vb, sb, sc dmask:7
    flat_store_dwordx2 va[2:3], vb[1:2]
    global_load_dwordx4 va, vb[0], sa[2:3]
    global_store_dword vb[2:3], va[0], off
    scratch_load_dword va[1], vb[0], off
    flat_atomic_cmpswap va[0], vb[0:1], vc[2:3] glc
    exp mrt0, va[0], vb[1], vc[2], va[3] done vm
    exp mrt0, va[0], va[0], vc[2], vc[2] compr vm
    exp pos0, va[0], off, vc[2], off
    v_add_f32 va[0], later-begin, vb[1]
begin:
    s_endpgm
later:
