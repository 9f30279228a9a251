# RUN: clrx-check-printer GCN1.4 %s | FileCheck %s --match-full-lines --implicit-check-not=error
#
# The canonical text of instructions is clrxdisasm's, unless that text does not
# assemble to the same words.

s_load_dword s0, s[2:3], s4 offset:0x1fffff glc nv
# CHECK: s_load_dword s0, s[2:3], s4 glc nv offset:-0x1
s_sendmsg sendmsg(halt_waves)
# CHECK-NEXT: s_sendmsg sendmsg(halt_waves)
s_getreg_b32 s3, hwreg(tba_lo, 0, 1)
# CHECK-NEXT: s_getreg_b32 s3, hwreg(sq_shader_tba_lo, 0, 1)
s_waitcnt vmcnt(33)
# CHECK-NEXT: s_waitcnt vmcnt(33)
s_mov_b32 s0, ttmp15
# CHECK-NEXT: s_mov_b32 s0, ttmp15
v_mov_b32 v1, src_shared_base
# CHECK-NEXT: v_mov_b32 v1, shared_base
v_add_f32 v1, v2, 4 mul:4 src0_sel:byte2
# CHECK-NEXT: v_add_f32 v1, v2, 4 mul:4 src0_sel:byte2
v_cmp_lt_f32 s[4:5], v1, v2 src0_sel:word1
# CHECK-NEXT: v_cmp_lt_f32 s[4:5], v1, v2 src0_sel:word1
v_cmp_lt_f32 vcc, v1, s2 sdwa
# CHECK-NEXT: v_cmp_lt_f32 vcc, v1, s2 sdwa
v_mov_b32_dpp v1, s2
# CHECK-NEXT: v_mov_b32_dpp v1, s2
v_nop_dpp
# CHECK-NEXT: v_nop_dpp
v_add_f16 v1, v2, v3 op_sel:[1,0,1]
# CHECK-NEXT: v_add_f16 v1, v2, v3 op_sel:[1,0,1]
v_pk_add_f16 v1, v2, v3
# CHECK-NEXT: v_pk_add_f16 v1, v2, v3
v_pk_add_f16 v1, -v2, v3 op_sel:[0,1] op_sel_hi:[0,1] neg_hi:[1,1]
# CHECK-NEXT: v_pk_add_f16 v1, v2, v3 op_sel:[0,1] op_sel_hi:[0,1] neg_lo:[1,0] neg_hi:[1,1]
v_mad_mix_f32 v1, v2, v3, v4 op_sel_hi:[1,0,1] clamp
# CHECK-NEXT: v_mad_mix_f32 v1, v2, v3, v4 op_sel_hi:[1,0,1] clamp
global_load_dword v1, v[2:3], off inst_offset:-4096
# CHECK-NEXT: global_load_dword v1, v[2:3], off inst_offset:-4096
global_store_dword v1, v2, s[4:5] offset:16 glc
# CHECK-NEXT: global_store_dword v1, v2, s[4:5] inst_offset:16 glc
scratch_load_dword v1, off, s3 lds
# CHECK-NEXT: scratch_load_dword v1, off, s3 lds
scratch_load_dword v1, v3, off slc nv
# CHECK-NEXT: scratch_load_dword v1, v3, off slc nv
flat_load_dword v1, v[2:3] offset:4095
# CHECK-NEXT: flat_load_dword v1, v[2:3] inst_offset:4095
image_load v[1:2], v[4:7], s[8:15] dmask:15 a16 d16 lwe
# CHECK-NEXT: image_load v[1:2], v[4:7], s[8:15] dmask:15 a16 lwe d16
