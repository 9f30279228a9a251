## A barrier that draws no warning, because the source turns it off or writes
## the barrier as data, does not hide another barrier of the kernel.
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.rocm
.gpu gfx900
.kernel k
.config
    .dims x
    .localsize 1024
.text
k: .skip 256
    v_cmp_gt_u32 vcc, 32, v0
    s_cbranch_vccz first
    .nowarn kernel
    s_barrier
    .warn kernel
first:
    ds_read_b32 v2, v1
    s_cbranch_vccz second
    .int 0xbf8a0000             # s_barrier
second:
    ds_read_b32 v2, v1
    s_cbranch_vccz third
# CHECK: [[#@LINE+1]]:5: warning: kernel 'k': some wavefronts of a work-group may not reach this barrier [-Wkernel]
    s_barrier
third:
    ds_read_b32 v2, v1
    s_endpgm
