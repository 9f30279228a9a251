## A kernel's code needs resources that its configuration lacks.
# RUN: clrx-mc -filetype=null -Wno-uninitialized %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: not clrx-mc -filetype=null -Werror=kernel %s 2>&1 | FileCheck %s --check-prefix=ERROR
# RUN: clrx-mc -filetype=null -Wno-kernel -Wno-uninitialized %s 2>&1 | count 0
# ERROR: error: kernel 'lies': v12 is used here, but the kernel has 8 VGPRs [-Werror,-Wkernel]
.amdcl2
.gpu fiji
.64bit
.driver_version 200406
.kernel lies
.config
    .dims x
    .vgprsnum 8
    .sgprsnum 16
.text
# CHECK: kernel.s:[[#@LINE+3]]:15: warning: kernel 'lies': v12 is used here, but the kernel has 8 VGPRs [-Wkernel]
# CHECK-NEXT: v_mov_b32 v12, v1
# CHECK: note: the source specifies this count; without it, the registers that the code writes are counted
    v_mov_b32 v12, v1
# CHECK: kernel.s:[[#@LINE+1]]:15: warning: kernel 'lies': s40 is used here, but the kernel has 18 SGPRs [-Wkernel]
    s_mov_b32 s40, 0
## There is one warning for each kernel.
    v_mov_b32 v13, v1
    s_endpgm
.kernel reads
.config
    .dims x
.text
# CHECK: kernel.s:[[#@LINE+2]]:19: warning: kernel 'reads': v30 is used here, but the kernel has 2 VGPRs [-Wkernel]
# CHECK: note: no instruction writes it, so it was not counted and its value is undefined
    v_mov_b32 v1, v30
## LDS accesses.
# CHECK: kernel.s:[[#@LINE+2]]:5: warning: kernel 'reads': LDS is accessed, but the kernel allocates none [-Wkernel]
# CHECK: note: allocate it with '.localsize', in bytes, in the kernel's '.config'
    ds_write_b32 v0, v1
    ds_swizzle_b32 v0, v1 offset:4
    s_waitcnt lgkmcnt(0)
## The end of the code.
# CHECK: kernel.s:[[#@LINE+2]]:5: warning: kernel 'reads': control runs past the end of the code here [-Wkernel]
# CHECK: note: end the kernel with 's_endpgm'
    s_nop 0
## Correct code.
.kernel right
.config
    .dims x
    .localsize 4
.text
    ds_write_b32 v0, v0
    v_mov_b32 v3, vcc_lo
    s_endpgm
# CHECK: kernel.s:[[#@LINE+1]]:1: warning: kernel 'empty' does not begin at an instruction [-Wkernel]
.kernel empty
.config
    .dims x
