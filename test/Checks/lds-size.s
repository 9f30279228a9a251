## LDS accesses beyond the size that the kernel declares: by the offset alone,
## and by a constant address with an offset.
# RUN: clrx-mc -filetype=null -mcpu=gfx900 %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.amdcl2
.64bit
.driver_version 223600
.kernel offset
.config
    .dims x
    .localsize 256
.text
    ds_write_b32 v0, v0 offset:252
    ds_write_b64 v0, v[0:1] offset:252
# CHECK: :[[#@LINE-1]]:5: warning: kernel 'offset': byte 259 of LDS is accessed here, but the kernel has 256 [-Wkernel]
# CHECK: note: increase '.localsize'; beyond the end of LDS, writes have no effect and reads return 0
    s_endpgm

.kernel address
.config
    .dims x
    .localsize 256
.text
    v_mov_b32 v1, 0xfc
    v_mov_b32 v2, 64
    ds_write_b32 v1, v0
    ds_write_b8 v2, v0 offset:191
    ds_write_b8 v2, v0 offset:192
# CHECK: :[[#@LINE-1]]:5: warning: kernel 'address': byte 256 of LDS is accessed here, but the kernel has 256
    s_endpgm

.kernel two
.config
    .dims x
    .localsize 256
.text
    ds_write2_b32 v0, v0, v0 offset0:0 offset1:63
    ds_write2_b32 v0, v0, v0 offset0:64 offset1:0
# CHECK: :[[#@LINE-1]]:5: warning: kernel 'two': byte 259 of LDS is accessed here, but the kernel has 256
    s_endpgm

.kernel far
.config
    .dims x
    .localsize 256
.text
    ds_write2st64_b32 v0, v0, v0 offset0:0 offset1:1
# CHECK: :[[#@LINE-1]]:5: warning: kernel 'far': byte 259 of LDS is accessed here, but the kernel has 256
    s_endpgm

## The host adds LDS for an argument in local memory, and v1 is not constant.
.kernel quiet
.config
    .dims x
    .localsize 256
    .arg p, uint*, local
.text
    ds_write_b32 v0, v0 offset:252
    ds_write_b64 v0, v[0:1] offset:252
    s_endpgm

.kernel varies
.config
    .dims x
    .localsize 256
.text
    v_mov_b32 v1, 0xffc
    v_lshrrev_b32 v1, 8, v1
    ds_write_b32 v1, v0
    s_endpgm
