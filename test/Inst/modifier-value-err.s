# Errors in values of modifiers.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_add_f32 v0, v1, v2 mul:3
# CHECK: :[[#@LINE-1]]:26: error: only mul:2 and mul:4 are possible
v_add_f32 v0, v1, v2 div:4
# CHECK: :[[#@LINE-1]]:26: error: only div:2 is possible
v_add_f32 v0, v1, v2 mul
# CHECK: :[[#@LINE-1]]:25: error: expected ':' after mul
v_add_f32 v0, v1, v2 omod:
# CHECK: :[[#@LINE-1]]:27: error: expected expression
v_add_f32 v0, v1, v2 abs:[1,0,1]
# CHECK: :[[#@LINE-1]]:30: error: expected ']' after 2 bits
v_add_f32 v0, v1, v2 abs:[1,2]
# CHECK: :[[#@LINE-1]]:29: warning: value 0x2 truncated to 0x0
v_add_f32 v0, v1, v2 abs:[1
# CHECK: :[[#@LINE-1]]:28: error: expected ',' before bit 1 of 2
v_mov_b32 v0, v1 dst_sel:byte4
# CHECK: :[[#@LINE-1]]:26: error: unknown part of a register 'byte4'
# CHECK: :[[#@LINE-2]]:26: note: did you mean 'byte0'?
v_mov_b32 v0, v1 dst_unused:none
# CHECK: :[[#@LINE-1]]:29: error: unknown treatment of unused bits 'none'
v_mov_b32 v0, v1 row_shl:0
# CHECK: :[[#@LINE-1]]:26: error: row_shl must not be 0
v_mov_b32 v0, v1 row_shl:16
# CHECK: :[[#@LINE-1]]:26: warning: value 0x10 truncated to 0x0
# CHECK: :[[#@LINE-2]]:26: error: row_shl must not be 0
v_mov_b32 v0, v1 row_shl
# CHECK: :[[#@LINE-1]]:25: error: expected ':' after row_shl
v_mov_b32 v0, v1 quad_perm:[1,2,3]
# CHECK: :[[#@LINE-1]]:34: error: expected ',' before lane 3 of 4
v_mov_b32 v0, v1 quad_perm:1
# CHECK: :[[#@LINE-1]]:28: error: expected '[' before the list of lanes
v_mov_b32 v0, v1 row_bcast:16
# CHECK: :[[#@LINE-1]]:28: error: only lanes 15 and 31 can be broadcast
v_mov_b32 v0, v1 row_bcast:0xf
# CHECK: :[[#@LINE-1]]:28: error: only lanes 15 and 31 can be broadcast
v_mov_b32 v0, v1 wave_shl:2
# CHECK: :[[#@LINE-1]]:27: error: waves can be shifted by 1 only
v_mov_b32 v0, v1 wave_shl:1+0
# CHECK: :[[#@LINE-1]]:28: error: expected a modifier
v_mov_b32 v0, v1 bound_ctrl:2
# CHECK: :[[#@LINE-1]]:29: error: expected 0 or 1
v_mov_b32 v0, v1 bank_mask:late
# CHECK: :[[#@LINE-1]]:28: error: symbol 'late' has no value yet, but it is needed here
buffer_load_dword v0, off, s[0:3], 0 offset
# CHECK: :[[#@LINE-1]]:44: error: expected ':' after offset
buffer_load_dword v0, off, s[0:3], 0 glc:late
# CHECK: :[[#@LINE-1]]:42: error: symbol 'late' has no value yet, but it is needed here
image_load v0, v[0:3], s[0:7] dmask:0
# CHECK: :[[#@LINE-1]]:37: error: dmask must not be 0
image_load v0, v[0:3], s[0:7] dmask:late
# CHECK: :[[#@LINE-1]]:37: error: symbol 'late' has no value yet, but it is needed here
tbuffer_load_format_x v0, off, s[0:3], 0 format:[nothing]
# CHECK: :[[#@LINE-1]]:50: error: unknown data or number format 'nothing'
tbuffer_load_format_x v0, off, s[0:3], 0 format:[8,nothing]
# CHECK: :[[#@LINE-1]]:52: error: unknown number format 'nothing'
tbuffer_load_format_x v0, off, s[0:3], 0 format:[8,uint
# CHECK: :[[#@LINE-1]]:56: error: expected ']' after the format
late = 1
