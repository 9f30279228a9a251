# RUN: clrx-check-printer GCN1.5 %s | FileCheck %s --match-full-lines --implicit-check-not=error
#
# The canonical text of instructions is clrxdisasm's, unless that text does not
# assemble to the same words.

s_load_dword s0, s[2:3], null dlc
# CHECK: s_load_dword s0, s[2:3], null dlc
s_load_dword s0, s[2:3], 16
# CHECK-NEXT: s_load_dword s0, s[2:3], 0x10
s_mov_b64 s[0:1], null
# CHECK-NEXT: s_mov_b64 s[0:1], null
v_fma_f32 v1, v2, lit(3), v4
# CHECK-NEXT: v_fma_f32 v1, v2, lit(3), v4
v_fma_f32 v1, v2, 0x12345678, s4
# CHECK-NEXT: v_fma_f32 v1, v2, 0x12345678, s4
v_cmpx_lt_f32 v1, v2
# CHECK-NEXT: v_cmpx_lt_f32 v1, v2
v_mov_b32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi
# CHECK-NEXT: v_mov_b32 v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi
v_mov_b32 v1, v2 row_share:0
# CHECK-NEXT: v_mov_b32 v1, v2 row_share:0 bank_mask:15 row_mask:15
v_mov_b32 v1, v2 row_xmask:15 fi
# CHECK-NEXT: v_mov_b32 v1, v2 row_xmask:15 bank_mask:15 row_mask:15 fi
v_add_nc_u32 v1, s0, s1
# CHECK-NEXT: v_add_nc_u32 v1, s0, s1
v_permlane16_b32 v1, v2, s3, 4
# CHECK-NEXT: v_permlane16_b32 v1, v2, s3, 4
global_load_dword v1, v[2:3], off offset:2047 dlc
# CHECK-NEXT: global_load_dword v1, v[2:3], off inst_offset:2047 dlc
flat_load_dword v1, v[2:3]
# CHECK-NEXT: flat_load_dword v1, v[2:3]
tbuffer_load_format_x v1, off, s[4:7], 0 format:77
# CHECK-NEXT: tbuffer_load_format_x v1, off, s[4:7], 0 format:77
image_sample v[1:4], [v9,v3], s[8:15], s[0:3] dmask:15 dim:SQ_RSRC_IMG_2D
# CHECK-NEXT: image_sample v[1:4], [v9,v3], s[8:15], s[0:3] dmask:15 dim:2d
image_sample v[1:4], v[8:10], s[8:15], s[0:3] dmask:15 dim:2d_array unorm glc
# CHECK-NEXT: image_sample v[1:4], v[8:10], s[8:15], s[0:3] dmask:15 dim:2d_array unorm glc
exp pos3, v1, v2, v3, v4 done
# CHECK-NEXT: exp pos3, v1, v2, v3, v4 done
