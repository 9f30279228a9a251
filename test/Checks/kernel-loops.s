## Loops that no path leaves hang the kernel. The last jump of the innermost
## such loop draws the warning.
# RUN: clrx-mc -filetype=null -mcpu=fiji %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.amdcl2
.64bit
.driver_version 200406
.kernel self
.config
    .dims x
.text
    s_branch .
# CHECK: :[[#@LINE-1]]:5: warning: kernel 'self': no path leaves the loop that this instruction repeats [-Wkernel]
# CHECK: note: leave it with a conditional branch, or end the wavefront with 's_endpgm'

.kernel two
.config
    .dims x
.text
    s_mov_b32 s0, 8
1:  s_sub_u32 s0, s0, 1
    s_cbranch_scc0 1b
2:  v_add_f32 v0, v0, v0
    s_cbranch_execz 3f
    v_mul_f32 v0, v0, v0
    s_branch 2b
3:  s_nop 0
    s_branch 2b
# CHECK: :[[#@LINE-1]]:5: warning: kernel 'two': no path leaves the loop that this instruction repeats

## One of two paths ends, so a wavefront that takes it does not hang.
.kernel leaves
.config
    .dims x
.text
1:  v_add_f32 v0, v0, v0
    s_cbranch_execz 2f
    s_branch 1b
2:  s_endpgm

## One path ends, the other cannot.
.kernel partly
.config
    .dims x
.text
    s_cbranch_execz 2f
1:  v_add_f32 v0, v0, v0
    s_branch 1b
# CHECK: :[[#@LINE-1]]:5: warning: kernel 'partly': no path leaves the loop that this instruction repeats
2:  s_endpgm
