## A lane mask depends on the local ID if only its upper half does.
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.rocm
.gpu gfx900
.kernel k
.config
    .dims x
    .localsize 1024
.text
k: .skip 256
    v_readfirstlane_b32 s5, v0
    s_mov_b32 s4, 0
    s_cmp_lg_u64 s[4:5], 0
    s_cbranch_scc1 skip
# CHECK: [[#@LINE+1]]:5: warning: kernel 'k': some wavefronts of a work-group may not reach this barrier [-Wkernel]
    s_barrier
skip:
    ds_read_b32 v2, v1
    s_endpgm
