## The registers of variables are in the right fields of all forms. The code
## equals that of the same source with registers. This file is for GCN 1.0.
# RUN: clrx-mc -filetype=obj -DVARS=1 %s -o %t.vars
# RUN: clrx-mc -filetype=obj %s -o %t.registers
# RUN: cmp %t.vars %t.registers
.rawcode
.gpu tahiti
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
    s_movk_i32 sa[1], 0x1234
    s_load_dwordx4 sa, sb[0:1], sc[0]
    s_load_dwordx4 sa, sb[0:1], 0x10
    s_buffer_load_dwordx8 sb, sa, sc[3]
    v_readlane_b32 sa[1], vb[0], sc[1]
    v_writelane_b32 va[1], sb[0], m0
    v_add_i32 va[1], vcc, sb[1], vc[1]
    v_add_i32 va[1], sa[0:1], vb[1], vc[1]
    v_addc_u32 va[1], sa[0:1], vb[1], vc[1], sc[2:3]
    v_cmp_lt_f32 sa[0:1], vb[0], sc[2]
    v_mul_lo_u32 va[1], vb[1], sc[1]
    v_interp_p1_f32 va[1], vb[2], attr1.x
    v_interp_mov_f32 va[1], p0, attr1.x
    ds_read2_b32 va[0:1], vb[1] offset0:1 offset1:2
    buffer_load_dwordx4 va, vb[0:1], sa, sc[1] addr64
    buffer_atomic_cmpswap vb[2:3], vb[0], sa, 0 offen glc
    tbuffer_store_format_xyzw vc, vb[0], sc, sb[1] offen
    image_gather4 va, vb, sb, sc dmask:1
    exp mrt0, va[0], vb[1], vc[2], va[3] done vm
    exp mrt0, va[0], va[0], vc[2], vc[2] compr vm
    v_mov_b32 va[1], later-begin
begin:
    s_endpgm
later:
