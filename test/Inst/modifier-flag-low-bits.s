# A modifier that is a flag is set if the low 32 bits of its value are not all
# zero. The words are those of the reference.
# RUN: clrxasm -Wno-all -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --check-prefix=WARN --implicit-check-not=warning:
# RUN: od -An -v -tx4 -w8 %t | FileCheck %s
ds_add_u32 v1, v2 gds:0x100000000
# WARN: :[[#@LINE-1]]:23: warning: value 0x100000000 truncated to 0x0 (range: -0x80000000 to 0xffffffff)
# CHECK: d8000000 00000201
buffer_load_dword v1, v2, s[0:3], s4 glc:1<<40
# WARN: :[[#@LINE-1]]:42: warning: value 0x10000000000 truncated
# CHECK-NEXT: e0500000 04000102
v_add_f32 v1, v2, v3 row_mirror bound_ctrl:0:-0x100000000
# WARN: :[[#@LINE-1]]:46: warning: value 0xffffffff00000000 truncated
# CHECK-NEXT: 020206fa ff014002
v_add_f32 v1, v2, v3 sdwa:0x8000000000000000; s_nop 0
# WARN: :[[#@LINE-1]]:27: warning: value 0x8000000000000000 truncated
# CHECK-NEXT: 02020702 bf800000
ds_add_u32 v1, v2 gds:0x100000001
# WARN: :[[#@LINE-1]]:23: warning: value 0x100000001 truncated
# CHECK-NEXT: d8010000 00000201
ds_add_u32 v1, v2 gds:0x80000000
# CHECK-NEXT: d8010000 00000201
ds_add_u32 v1, v2 gds:-1
# CHECK-NEXT: d8010000 00000201
