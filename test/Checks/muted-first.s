## A warning that is given once for a kernel is given at the first place where
## the source does not turn it off.
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel -Wuninitialized %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.amdcl2
.gpu fiji
.64bit
.kernel registers
.config
    .dims x
    .useargs
    .vgprsnum 8
    .arg n, uint
.text
    .nowarn kernel, uninitialized
    v_mov_b32 v12, 0
    v_mov_b32 v1, v3
    s_load_dword s0, s[4:5], 16
    .warn all
# CHECK: [[#@LINE+1]]:15: warning: kernel 'registers': v13 is used here, but the kernel has 8 VGPRs [-Wkernel]
    v_mov_b32 v13, 0
# CHECK: [[#@LINE+1]]:19: warning: kernel 'registers': v3 is read here, but nothing has set it [-Wuninitialized]
    v_mov_b32 v1, v3
# CHECK: [[#@LINE+1]]:30: warning: kernel 'registers': bytes 20 to 23 of the arguments are loaded here, but there are only 4 [-Wkernel]
    s_load_dword s0, s[4:5], 20
    s_endpgm
.kernel undeclared
.config
    .dims x
.text
    s_mov_b32 m0, -1
    .nowarn kernel
    ds_write_b32 v0, v0
    .warn kernel
# CHECK: [[#@LINE+1]]:5: warning: kernel 'undeclared': LDS is accessed, but the kernel allocates none [-Wkernel]
    ds_write_b32 v0, v0
    s_endpgm
.kernel bounds
.config
    .dims x
    .localsize 4
.text
    s_mov_b32 m0, -1
    .nowarn kernel
    ds_write_b32 v0, v0 offset:4
    .warn kernel
# CHECK: [[#@LINE+1]]:5: warning: kernel 'bounds': byte 11 of LDS is accessed here, but the kernel has 4 [-Wkernel]
    ds_write_b32 v0, v0 offset:8
    s_endpgm
