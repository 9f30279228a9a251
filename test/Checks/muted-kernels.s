## .nowarn also applies to warnings at '.kernel' if it is active there.
# RUN: split-file %s %t
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %t/rocm.s 2>&1 | FileCheck %t/rocm.s --implicit-check-not=warning: --implicit-check-not=note:
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %t/amdcl2.s 2>&1 | FileCheck %t/amdcl2.s --implicit-check-not=warning: --implicit-check-not=note:
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %t/wave.s 2>&1 | count 0
#--- rocm.s
.rocm
.gpu fiji
.nowarn kernel
.kernel muted
.kernel elsewhere
.config
    .dims x
.warn kernel
# CHECK: rocm.s:[[#@LINE+2]]:1: warning: kernel 'zeros' has no configuration
# CHECK: note:
.kernel zeros
.nowarn waitcnt
# CHECK: rocm.s:[[#@LINE+2]]:1: warning: kernel 'others' has no configuration
# CHECK: note:
.kernel others
.text
muted: .skip 256
    s_endpgm
.p2align 8
zeros: .skip 256
    s_endpgm
.p2align 8
others: .skip 256
    s_endpgm
.p2align 8
elsewhere: .skip 256
#--- amdcl2.s
.amdcl2
.gpu fiji
.64bit
.driver_version 200406
.macro quiet name
    .nowarn kernel
    .kernel \name
    .warn kernel
.endm
quiet muted
.text
    s_endpgm
# CHECK: amdcl2.s:[[#@LINE+2]]:1: warning: kernel 'zeros' has no configuration
# CHECK: note:
.kernel zeros
.text
    s_endpgm
    .skip 252
#--- wave.s
.rocm
.gpu gfx1010
.llvm10binfmt
.globaldata
.skip 64
.nowarn kernel
.kernel k
.warn kernel
.config
    .wavefront_size 32
.text
k:
    s_endpgm
