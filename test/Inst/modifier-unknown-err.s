# Modifiers that the encoding lacks.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_add_f32 v0, v1, v2 glc
# CHECK: :[[#@LINE-1]]:22: error: unknown modifier 'glc' for this instruction
# CHECK: :[[#@LINE-2]]:22: note: it is a modifier of SMEM, MUBUF, MTBUF, MIMG, FLAT instructions
v_add_f32 v0, v1, v2 ,clamp
# CHECK: :[[#@LINE-1]]:22: error: modifiers are not separated by ','
s_load_dword s0, s[2:3], 0 slc
# CHECK: :[[#@LINE-1]]:28: error: unknown modifier 'slc' for this instruction
# CHECK: :[[#@LINE-2]]:28: note: it is a modifier of MUBUF, MTBUF, MIMG, FLAT instructions
ds_read_b32 v0, v1 glc
# CHECK: :[[#@LINE-1]]:20: error: unknown modifier 'glc' for this instruction
# CHECK: :[[#@LINE-2]]:20: note: it is a modifier of SMEM, MUBUF, MTBUF, MIMG, FLAT instructions
ds_read_b32 v0, v1 offset0:1
# CHECK: :[[#@LINE-1]]:20: error: unknown modifier 'offset0' for this instruction
# CHECK: :[[#@LINE-2]]:20: note: this instruction has 'offset'
ds_read2_b32 v[0:1], v1 offset:1
# CHECK: :[[#@LINE-1]]:25: error: unknown modifier 'offset' for this instruction
# CHECK: :[[#@LINE-2]]:25: note: this instruction has 'offset0' and 'offset1'
buffer_load_dword v0, off, s[0:3], 0 clamp
# CHECK: :[[#@LINE-1]]:38: error: unknown modifier 'clamp' for this instruction
# CHECK: :[[#@LINE-2]]:38: note: it is a modifier of VINTRP, VOP1, VOP2, VOPC, VOP2 with carry-out, VOP3, VOP3B, VOP3P instructions
buffer_load_dword v0, off, s[0:3], 0 ofset:4
# CHECK: :[[#@LINE-1]]:38: error: unknown modifier 'ofset' for this instruction
# CHECK: :[[#@LINE-2]]:38: note: did you mean 'offset'?
tbuffer_load_format_x v0, off, s[0:3], 0 lds
# CHECK: :[[#@LINE-1]]:42: error: unknown modifier 'lds' for this instruction
# CHECK: :[[#@LINE-2]]:42: note: it is a modifier of MUBUF instructions
image_load v0, v[0:3], s[0:7] offset:4
# CHECK: :[[#@LINE-1]]:31: error: unknown modifier 'offset' for this instruction
# CHECK: :[[#@LINE-2]]:31: note: it is a modifier of DS, MUBUF, MTBUF instructions
exp mrt0, v0, v0, v0, v0 glc
# CHECK: :[[#@LINE-1]]:26: error: unknown modifier 'glc' for this instruction
# CHECK: :[[#@LINE-2]]:26: note: it is a modifier of SMEM, MUBUF, MTBUF, MIMG, FLAT instructions
flat_load_dword v0, v[0:1] offset:4
# CHECK: :[[#@LINE-1]]:28: error: unknown modifier 'offset' for this instruction
# CHECK: :[[#@LINE-2]]:28: note: it exists on GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
v_interp_p1_f32 v0, v1, attr0.x sdwa
# CHECK: :[[#@LINE-1]]:33: error: unknown modifier 'sdwa' for this instruction
# CHECK: :[[#@LINE-2]]:33: note: it is a modifier of VOP1, VOP2, VOPC, VOP2 with carry-out instructions
buffer_load_dword v0, off, s[0:3], 0 @
# CHECK: :[[#@LINE-1]]:38: error: expected a modifier
