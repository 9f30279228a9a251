## Kernels that call unknown code are not checked, nor is plain code, because
## nothing tells what it gets.
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=fiji %s 2>&1 | count 0
# RUN: clrx-mc -filetype=null --format=amdcl2 --defsym=KERNEL=1 -mcpu=fiji %s 2>&1 | FileCheck %s --implicit-check-not=-Wuninitialized
# CHECK: remark: kernel 'k': the target of this jump is not known
.ifdef KERNEL
.64bit
.driver_version 200406
.kernel k
.config
    .dims x
    .vgprsnum 16
.text
.endif
    v_mov_b32 v1, v7
    s_load_dwordx2 s[0:1], s[4:5], 0
    s_waitcnt lgkmcnt(0)
.ifdef KERNEL
    s_setpc_b64 s[0:1]
.else
    s_endpgm
.endif
