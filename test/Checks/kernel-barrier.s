## Some wavefronts skip a barrier and then use LDS.
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.rocm
.gpu gfx900
.kernel skipped
.config
    .dims x
    .localsize 1024
.kernel looped
.config
    .dims x
    .localsize 1024
.kernel right
.config
    .dims x
    .localsize 1024
.kernel small
.config
    .dims x
    .cws 64
    .localsize 1024

.text
skipped: .skip 256
    v_cmp_gt_u32    vcc, 32, v0
    s_and_saveexec_b64 s[2:3], vcc
# CHECK: kernel-barrier.s:[[#@LINE+5]]:5: warning: kernel 'skipped': some wavefronts of a work-group may not reach this barrier [-Wkernel]
# CHECK: kernel-barrier.s:[[#@LINE+2]]:5: note: this branch depends on the local id; the other path uses LDS or other barriers
# CHECK: kernel-barrier.s:[[#@LINE+3]]:5: note: move the barrier to where the paths have joined
    s_cbranch_execz 1f
    ds_write_b32    v1, v2
    s_barrier
1:
    s_mov_b64       exec, s[2:3]
    ds_read_b32     v2, v1
    s_endpgm

.p2align 8
looped: .skip 256
    s_mov_b64       s[2:3], exec
    v_lshrrev_b32   v1, 6, v0
1:
# CHECK: kernel-barrier.s:[[#@LINE+1]]:5: warning: kernel 'looped': some wavefronts of a work-group may not reach this barrier
    s_barrier
    v_add_co_u32    v1, vcc, -1, v1
    v_cmpx_ne_u32   vcc, 0, v1
    s_cbranch_execnz 1b
    s_mov_b64       exec, s[2:3]
    s_barrier
    s_endpgm

.p2align 8
right: .skip 256
## The barrier follows a loop whose number of iterations depends on the
## wavefront.
    s_mov_b64       s[2:3], exec
    v_lshrrev_b32   v1, 6, v0
1:
    ds_add_u32      v1, v2
    v_add_co_u32    v1, vcc, -1, v1
    v_cmpx_ne_u32   vcc, 0, v1
    s_cbranch_execnz 1b
    s_mov_b64       exec, s[2:3]
    s_barrier
## The condition is the same for all wavefronts: it depends on an argument or
## loaded data.
    s_cmp_eq_u32    s0, 0
    s_cbranch_scc1  1f
    s_barrier
1:
    ds_read_b32     v2, v1
    s_waitcnt       lgkmcnt(0)
    v_cmp_gt_u32    vcc, 32, v2
    s_and_saveexec_b64 s[2:3], vcc
    s_cbranch_execz 1f
    s_barrier
1:
    s_or_b64        exec, exec, s[2:3]
## All wavefronts reach this barrier, although some lanes are disabled.
    v_cmp_gt_u32    vcc, 32, v0
    s_and_saveexec_b64 s[2:3], vcc
    s_barrier
    s_mov_b64       exec, s[2:3]
## There is one barrier on each path.
    v_lshrrev_b32   v1, 6, v0
    v_readfirstlane_b32 s4, v1
    s_cmp_eq_u32    s4, 0
    s_cbranch_scc1  1f
    s_barrier
## Wavefronts that have ended are not waited for.
    v_cmp_gt_u32    vcc, 32, v0
    s_and_saveexec_b64 s[2:3], vcc
    s_cbranch_execz 2f
    s_barrier
    ds_read_b32     v2, v1
2:  s_endpgm
1:
    s_barrier
    s_endpgm

.p2align 8
small: .skip 256
    v_cmp_gt_u32    vcc, 32, v0
    s_and_saveexec_b64 s[2:3], vcc
    s_cbranch_execz 1f
    s_barrier
1:
    s_mov_b64       exec, s[2:3]
    ds_read_b32     v2, v1
    s_endpgm
