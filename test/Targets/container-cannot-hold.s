# A source selects a container that cannot hold code of the GPU that an option names.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc -filetype=null -mcpu=gfx1100 gfx1100.s 2>&1 | FileCheck gfx1100.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null -mcpu=gfx90a amdcl2.s 2>&1 | FileCheck amdcl2.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null -mcpu=gfx1030 gallium.s 2>&1 | FileCheck gallium.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null -mcpu=gfx942 amd.s 2>&1 | FileCheck amd.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null -mcpu=gfx1200 raw.s 2>&1 | FileCheck raw.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null -mcpu=tahiti --driver-version=200406 amdcl2-tahiti.s 2>&1 | FileCheck amdcl2-tahiti.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null -mcpu=gfx900 amd-gfx900.s 2>&1 | FileCheck amd-gfx900.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --driver-version=200406 nothing.s 2>&1 | FileCheck nothing.s --match-full-lines --implicit-check-not='{{.}}'
#--- gfx1100.s
.rocm
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: gfx1100.s:7:1: remark: gfx1100 has no CLRX dialect, so its instructions are LLVM's, as after '.dialect llvm'
# CHECK-NEXT: s_endpgm
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: gfx1100.s:2:1: error: ROCm's old formats do not support gfx1100
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: gfx1100.s:2:1: note: an option selects gfx1100
# CHECK-NEXT: gfx1100.s:2:1: note: write '.codeobject 6' before code and data
#--- amdcl2.s
.amdcl2
.kernel k
.config
.dims x
.text
s_endpgm
# CHECK: amdcl2.s:2:1: error: the AmdCL2 container is not for gfx90a, which an option selects
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: amdcl2.s:2:1: note: '.rawcode' or '.rocm' with '.codeobject' takes all GPUs that LLVM knows
#--- gallium.s
.gallium
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: gallium.s:2:1: error: the Gallium container is not for gfx1030, which an option selects
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: gallium.s:2:1: note: '.rawcode' or '.rocm' with '.codeobject' takes all GPUs that LLVM knows
#--- amd.s
.amd
.kernel k
.config
.dims x
.text
s_endpgm
# CHECK: amd.s:2:1: error: the AmdCL1 container is not for gfx942, which an option selects
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: amd.s:2:1: note: '.rawcode' or '.rocm' with '.codeobject' takes all GPUs that LLVM knows
#--- raw.s
.rawcode
s_endpgm
# CHECK: raw.s:2:1: remark: gfx1200 has no CLRX dialect, so its instructions are LLVM's, as after '.dialect llvm'
# CHECK-NEXT: s_endpgm
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: raw.s:2:1: remark: code for a processor without a CLRX dialect is not checked for 'kernel', 'uninitialized', 'constants' and 'operands'
# CHECK-NEXT: s_endpgm
# CHECK-NEXT: ^~~~~~~~
#--- amdcl2-tahiti.s
.amdcl2
.64bit
.kernel k
.config
.dims x
.text
s_endpgm
# CHECK: amdcl2-tahiti.s:3:1: error: AmdCL2 needs a GPU of GCN1.1 or later, not Tahiti
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: amdcl2-tahiti.s:3:1: note: an option selects Tahiti
# CHECK-NEXT: amdcl2-tahiti.s:3:1: note: OpenCL binaries for GCN1.0 are those of '.amd'
#--- amd-gfx900.s
.amd
.kernel k
.config
.dims x
.text
s_endpgm
# CHECK: amd-gfx900.s:2:1: error: a '.amd' binary cannot contain code for GFX900, only for GPUs up to GCN1.2
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: amd-gfx900.s:2:1: note: an option selects GFX900
# CHECK-NEXT: amd-gfx900.s:2:1: note: containers for it are '.amdcl2', '.gallium' and '.rocm'
#--- nothing.s
.amdcl2
.64bit
.kernel k
.config
.dims x
.nowarn kernel
.text
s_endpgm
# CHECK: nothing.s:3:1: error: AmdCL2 needs a GPU of GCN1.1 or later, not CapeVerde
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: nothing.s:3:1: note: no device is selected; select one with '.gpu NAME'
# CHECK-NEXT: nothing.s:3:1: note: OpenCL binaries for GCN1.0 are those of '.amd'
