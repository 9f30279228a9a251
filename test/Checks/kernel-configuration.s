## Kernels whose configuration is all zeros, and code without a kernel.
# RUN: split-file %s %t
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %t/rocm.s 2>&1 | FileCheck %t/rocm.s --implicit-check-not=warning:
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %t/llvm10.s 2>&1 | FileCheck %t/llvm10.s --implicit-check-not=warning:
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %t/amdcl2.s 2>&1 | FileCheck %t/amdcl2.s --implicit-check-not=warning:
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %t/hsalayout.s 2>&1 | FileCheck %t/hsalayout.s --implicit-check-not=warning:
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %t/code.s 2>&1 | FileCheck %t/code.s --implicit-check-not=warning:
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %t/library.s 2>&1 | count 0
#--- rocm.s
.rocm
.gpu fiji
# CHECK: rocm.s:[[#@LINE+2]]:1: warning: kernel 'zeros' has no configuration, so the hardware is set up with zeros [-Wkernel]
# CHECK: rocm.s:[[#@LINE+1]]:1: note: add '.config' after the declaration of the kernel
.kernel zeros
.kernel bytes
.kernel function
.fkernel
.kernel configured
.config
    .dims x
.text
zeros: .skip 256
    s_endpgm
.p2align 8
bytes: .int 1
    .skip 252
    s_endpgm
.p2align 8
function: .skip 256
    s_endpgm
.p2align 8
configured: .skip 256
    s_endpgm
#--- llvm10.s
.rocm
.gpu fiji
.llvm10binfmt
.metadatav3
# CHECK: llvm10.s:[[#@LINE+1]]:1: warning: kernel 'zeros' has no configuration
.kernel zeros
.kernel bytes
.globaldata
    .skip 64
    .fill 64, 1, 1
.text
zeros:
    s_endpgm
.p2align 8
bytes:
    s_endpgm
#--- amdcl2.s
.amdcl2
.gpu fiji
.64bit
.driver_version 200406
# CHECK: amdcl2.s:[[#@LINE+1]]:1: warning: kernel 'zeros' has no configuration
.kernel zeros
.text
    s_endpgm
.kernel bytes
.setup
    .fill 256, 1, 1
.text
    s_endpgm
#--- hsalayout.s
.amdcl2
.gpu fiji
.64bit
.driver_version 223600
.hsalayout
# CHECK: hsalayout.s:[[#@LINE+1]]:1: warning: kernel 'zeros' has no configuration
.kernel zeros
.kernel bytes
.text
zeros: .skip 256
    s_endpgm
.p2align 8
bytes: .fill 256, 1, 1
    s_endpgm
#--- code.s
.rocm
.gpu fiji
.text
# CHECK: code.s:[[#@LINE+2]]:10: warning: the source has code, but no kernel to run it [-Wkernel]
# CHECK: code.s:[[#@LINE+1]]:10: note: declare a kernel with '.kernel NAME', or write only the code with '.rawcode'
label:   s_endpgm
#--- library.s
.rocm
.gpu gfx900
.codeobject 5
.text
.global f
f:  s_setpc_b64 s[30:31]
