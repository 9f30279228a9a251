# RUN: clrx-check-printer GCN1.0 %s | FileCheck %s --match-full-lines --implicit-check-not=error
#
# The canonical text of instructions is clrxdisasm's, unless that text does not
# assemble to the same words.

s_mov_b32 s5, lit(5)
# CHECK: s_mov_b32 s5, lit(5)
S_MOV_B64 s[4:5], EXEC
# CHECK-NEXT: s_mov_b64 s[4:5], exec
s_add_u32_e64 s0, s1, 7
# CHECK-NEXT: s_add_u32 s0, s1, lit(7)
s_movk_i32 s3, -2
# CHECK-NEXT: s_movk_i32 s3, 0xfffe
s_cmp_lt_i32 s1, 0xffffffff
# CHECK-NEXT: s_cmp_lt_i32 s1, lit(-1)
s_getreg_b32 s3, hwreg(HWREG_STATUS, 2, 5)
# CHECK-NEXT: s_getreg_b32 s3, hwreg(status, 2, 5)
s_setreg_b32 hwreg(@13, 0, 32), s0
# CHECK-NEXT: s_setreg_b32 hwreg(@13, 0, 32), s0
s_setreg_imm32_b32 hwreg(mode, 0, 8), 12
# CHECK-NEXT: s_setreg_imm32_b32 hwreg(mode, 0, 8), 0xc
s_waitcnt vmcnt(15) & expcnt(2) lgkmcnt(3)
# CHECK-NEXT: s_waitcnt expcnt(2) & lgkmcnt(3)
s_waitcnt vmcnt(15) & expcnt(7) & lgkmcnt(15)
# CHECK-NEXT: s_waitcnt vmcnt(15) & expcnt(7) & lgkmcnt(15)
s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT_CUT, 2)
# CHECK-NEXT: s_sendmsg sendmsg(gs, emit-cut, 2)
s_sendmsg sendmsg(sysmsg)
# CHECK-NEXT: s_sendmsg sendmsg(system)
s_branch .+32
# CHECK-NEXT: s_branch .+32
s_cbranch_scc0 .-8
# CHECK-NEXT: s_cbranch_scc0 .-8
s_endpgm
# CHECK-NEXT: s_endpgm
s_load_dwordx2 s[0:1], s[2:3], 9
# CHECK-NEXT: s_load_dwordx2 s[0:1], s[2:3], 0x9
s_load_dword s0, s[2:3], vcc_hi
# CHECK-NEXT: s_load_dword s0, s[2:3], vcc_hi
v_mov_b32 v1, 1.0
# CHECK-NEXT: v_mov_b32 v1, 1.0
v_mov_b32_e64 v1, v2
# CHECK-NEXT: v_mov_b32 v1, v2 vop3
v_mov_b32 v1, lit(1.0)
# CHECK-NEXT: v_mov_b32 v1, 0x3f800000
v_add_f32 v1, -v2, |v3| mul:2 clamp
# CHECK-NEXT: v_add_f32 v1, -v2, abs(v3) mul:2 clamp
v_add_f32 v1, 3, v3 vop3 neg:[1,0]
# CHECK-NEXT: v_add_f32 v1, 3, v3 neg:[1,0]
v_cmp_lt_f32 vcc, v1, v2
# CHECK-NEXT: v_cmp_lt_f32 vcc, v1, v2
v_cmp_lt_f32_e64 vcc, v1, v2
# CHECK-NEXT: v_cmp_lt_f32 vcc, v1, v2 vop3
v_cmp_lt_f32 s[4:5], v1, v2
# CHECK-NEXT: v_cmp_lt_f32 s[4:5], v1, v2
v_addc_u32 v1, vcc, v2, v3, vcc
# CHECK-NEXT: v_addc_u32 v1, vcc, v2, v3, vcc
v_madmk_f32 v1, v2, 2.0, v3
# CHECK-NEXT: v_madmk_f32 v1, v2, 0x40000000, v3
v_mad_f32 v1, v2, v3, -abs(v4) div:2
# CHECK-NEXT: v_mad_f32 v1, v2, v3, -abs(v4) div:2
v_readlane_b32 s3, v1, m0
# CHECK-NEXT: v_readlane_b32 s3, v1, m0
v_interp_p1_f32 v1, v2, attr3.Y
# CHECK-NEXT: v_interp_p1_f32 v1, v2, attr3.y
v_interp_mov_f32 v1, p10, attr63.w
# CHECK-NEXT: v_interp_mov_f32 v1, p10, attr63.w
ds_read_b32 v1, v2 offset:0xffff gds
# CHECK-NEXT: ds_read_b32 v1, v2 offset:65535 gds
ds_write2_b32 v1, v2, v3 offset1:4
# CHECK-NEXT: ds_write2_b32 v1, v2, v3 offset1:4
buffer_load_dword v1, s[4:7], s3
# CHECK-NEXT: buffer_load_dword v1, off, s[4:7], s3
buffer_load_dwordx2 v[1:3], v[5:6], s[4:7], -1 offset:12 idxen offen tfe slc glc
# CHECK-NEXT: buffer_load_dwordx2 v[1:3], v[5:6], s[4:7], -1 offen idxen offset:12 glc slc tfe
tbuffer_load_format_x v1, v2, s[4:7], m0 idxen format:[32_32,float]
# CHECK-NEXT: tbuffer_load_format_x v1, v2, s[4:7], m0 idxen format:[32_32,float]
tbuffer_load_format_x v1, v2, s[4:7], m0 idxen format:[buf_data_format_8]
# CHECK-NEXT: tbuffer_load_format_x v1, v2, s[4:7], m0 idxen
tbuffer_load_format_x v1, v2, s[4:7], m0 addr64:0 idxen format:[8,sint]
# CHECK-NEXT: tbuffer_load_format_x v1, v2, s[4:7], m0 idxen format:[sint]
image_load v[1:2], v[4:7], s[8:15] dmask:5 unorm da
# CHECK-NEXT: image_load v[1:2], v[4:7], s[8:15] dmask:5 unorm da
image_sample v1, v[4:7], s[8:11], s[12:15] dmask:1 r128
# CHECK-NEXT: image_sample v1, v[4:7], s[8:11], s[12:15] r128
exp param31, v1, off, v2, off vm done
# CHECK-NEXT: exp param31, v1, off, v2, off done vm
exp mrtz, v1, v1, v2, v2 compr
# CHECK-NEXT: exp mrtz, v1, v1, v2, v2 compr
