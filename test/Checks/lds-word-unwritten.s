## The addresses of all LDS writes are known, and a kernel reads other bytes.
# RUN: clrx-mc -filetype=null -mcpu=gfx900 %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.amdcl2
.64bit
.driver_version 223600
.kernel words
.config
    .dims x
    .localsize 1024
.text
    v_mov_b32 v1, 16
    v_mov_b32 v2, 0x40
    v_mov_b32 v9, 0
    ds_write_b32 v1, v0 offset:4
    ds_write2_b32 v2, v0, v9 offset0:1 offset1:3
    s_waitcnt lgkmcnt(0)
    ds_read_b32 v3, v1 offset:4
## One of the two words is written.
    ds_read_b64 v[4:5], v1
    ds_read_b32 v6, v2 offset:12
    ds_read_b32 v7, v2 offset:8
# CHECK: :[[#@LINE-1]]:5: warning: kernel 'words': bytes 72 to 75 of LDS are read here, but no instruction of the kernel writes them [-Wuninitialized]
# CHECK: note: LDS has no defined contents when a work-group starts; write it first
    s_endpgm

## The address of the second write is not known.
.kernel unknown
.config
    .dims x
    .localsize 1024
.text
    v_mov_b32 v1, 16
    v_lshlrev_b32 v2, 2, v0
    ds_write_b32 v1, v0
    ds_write_b32 v2, v0
    s_waitcnt lgkmcnt(0)
    ds_read_b32 v3, v1 offset:64
    s_endpgm
