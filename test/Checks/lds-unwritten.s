## A kernel reads LDS that no instruction of it writes.
# RUN: clrx-mc -filetype=null -mcpu=gfx900 %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.amdcl2
.64bit
.driver_version 223600
.kernel reads
.config
    .dims x
    .localsize 256
.text
    v_lshlrev_b32 v0, 2, v0
    ds_read_b32 v1, v0
# CHECK: :[[#@LINE-1]]:5: warning: kernel 'reads': LDS is read here, but no instruction of the kernel writes it [-Wuninitialized]
# CHECK: note: LDS has no defined contents when a work-group starts; write it first
    ds_read_b32 v2, v0 offset:4
    s_endpgm

## A wavefront that takes another path may write LDS.
.kernel shares
.config
    .dims x
    .localsize 256
.text
    s_cmp_eq_u32 s4, 0
    s_cbranch_scc1 reader
    ds_write_b32 v0, v0
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_endpgm
reader:
    s_barrier
    ds_read_b32 v1, v0
    s_endpgm

## Flat stores may write LDS. Lane permutations do not access it.
.kernel flat
.config
    .dims x
    .localsize 256
.text
    v_mov_b32 v1, 0
    flat_store_dword v[0:1], v0
    s_waitcnt vmcnt(0) & lgkmcnt(0)
    s_barrier
    ds_read_b32 v2, v0
    s_endpgm

.kernel swizzles
.config
    .dims x
.text
    ds_swizzle_b32 v1, v0 offset:0x8000
    s_endpgm
