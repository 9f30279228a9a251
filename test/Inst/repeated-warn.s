# If a modifier is repeated, the last one counts.
# RUN: clrxasm -Wno-all -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=warning:
s_waitcnt vmcnt(0) vmcnt(1)
# CHECK: :[[#@LINE-1]]:20: warning: vmcnt is already defined
ds_read_b32 v0, v1 offset:1 offset:2
# CHECK: :[[#@LINE-1]]:29: warning: offset is already defined
buffer_load_dword v0, off, s[0:3], 0 offset:1 offset:2
# CHECK: :[[#@LINE-1]]:47: warning: offset is already defined
tbuffer_load_format_x v0, off, s[0:3], 0 format:[8] format:[16]
# CHECK: :[[#@LINE-1]]:53: warning: format is already defined
image_load v0, v[0:3], s[0:7] dmask:1 dmask:2
# CHECK: :[[#@LINE-1]]:39: warning: dmask is already defined
v_add_f32 v0, v1, v2 mul:2 div:2
# CHECK: :[[#@LINE-1]]:28: warning: div is already defined
v_add_f32 v0, v1, v2 abs:1 abs:2
# CHECK: :[[#@LINE-1]]:28: warning: abs is already defined
v_mov_b32 v0, v1 dst_sel:byte0 dst_sel:byte1
# CHECK: :[[#@LINE-1]]:32: warning: dst_sel is already defined
v_mov_b32 v0, v1 row_shl:1 row_shl:2
# CHECK: :[[#@LINE-1]]:28: warning: row_shl is already defined
v_mov_b32 v0, v1 bank_mask:1 bank_mask:2
# CHECK: :[[#@LINE-1]]:30: warning: bank_mask is already defined
ds_read2_b32 v[0:1], v1 offset0:1 offset1:2 offset0:3
# CHECK: :[[#@LINE-1]]:45: warning: offset0 is already defined
ds_read2_b32 v[0:1], v1 offset1:1 offset1:never offset1:3
# CHECK: :[[#@LINE-1]]:35: warning: offset1 is already defined
# CHECK: :[[#@LINE-2]]:49: warning: offset1 is already defined
