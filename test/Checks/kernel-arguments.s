## Loads after the last argument, while the address is that of the kernel's
## entry.
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.amdcl2
.gpu fiji
.64bit
.driver_version 200406
.kernel beyond
.config
    .dims x
    .useargs
    .arg n, uint
    .arg out, uint*, global
.text
## The arguments have 16 bytes.
    s_load_dword    s0, s[4:5], 12
    s_load_dwordx2  s[2:3], s[4:5], 8
# CHECK: kernel-arguments.s:[[#@LINE+3]]:37: warning: kernel 'beyond': bytes 16 to 23 of the arguments are loaded here, but there are only 16 [-Wkernel]
# CHECK-NEXT: s_load_dwordx2
# CHECK: note: the configuration declares the arguments; add one with '.arg'
    s_load_dwordx2  s[6:7], s[4:5], 16
## There is one warning for each kernel.
    s_load_dwordx2  s[6:7], s[4:5], 24
    s_endpgm

## The address is overwritten before the load, perhaps in another iteration.
.kernel written
.config
    .dims x
    .useargs
    .arg n, uint
    .arg out, uint*, global
.text
loop:
    s_load_dword    s0, s[4:5], 64
    s_cbranch_scc0  skip
    s_load_dword    s0, s[4:5], 0
    s_load_dword    s0, s[4:5], s0
    s_add_u32       s4, s4, s0
    s_branch        loop
skip:
    s_load_dword    s0, s[4:5], 64
    s_endpgm

## A compiler's wide load of the last 16 bytes.
.kernel wide
.config
    .dims x
    .useargs
    .arg n, uint
.text
    s_load_dwordx4  s[0:3], s[4:5], 0
    s_endpgm

## A call may overwrite the address.
.kernel calls
.config
    .dims x
    .useargs
    .arg n, uint
.text
    .cf_call f
    s_swappc_b64    s[30:31], s[0:1]
    s_load_dword    s0, s[4:5], 64
    s_endpgm
f:  .cf_ret
    s_setpc_b64     s[30:31]

## If the configuration has no arguments, their size is unknown.
.kernel none
.config
    .dims x
    .useargs
.text
    s_load_dword    s0, s[4:5], 0
    s_endpgm
