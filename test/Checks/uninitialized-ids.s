# Code that another generation or another driver needs reads the group or local IDs from registers
# that this kernel does not get them in.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=null  generation.s 2>&1 | FileCheck generation.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  older.s 2>&1 | FileCheck older.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  dims.s 2>&1 | FileCheck dims.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  local.s 2>&1 | FileCheck local.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  gallium.s 2>&1 | FileCheck gallium.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  exec.s 2>&1 | FileCheck exec.s --match-full-lines --implicit-check-not='{{.}}'
#--- generation.s
.amdcl2
.64bit
.gpu gfx900
.driver_version 223600
.kernel k
.config
.dims x
.useargs
.text
s_lshl_b32 s0, s9, 6
s_endpgm
# CHECK: generation.s:10:16: warning: kernel 'k': s9 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: s_lshl_b32 s0, s9, 6
# CHECK-NEXT: ^~
# CHECK-NEXT: generation.s:10:16: note: add y to '.dims': then s9 holds the work-group id y
#--- older.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.useargs
.text
s_lshl_b32 s0, s8, 6
s_endpgm
# CHECK: older.s:10:16: warning: kernel 'k': s8 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: s_lshl_b32 s0, s8, 6
# CHECK-NEXT: ^~
# CHECK-NEXT: older.s:10:16: note: at its start, the kernel gets s[0:3] (scratch buffer), s[4:5] (argument address), s6 (work-group id x) and v0 (local id x)
#--- dims.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.text
v_lshlrev_b32 v0, 2, v1
s_endpgm
# CHECK: dims.s:9:22: warning: kernel 'k': v1 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: v_lshlrev_b32 v0, 2, v1
# CHECK-NEXT: ^~
# CHECK-NEXT: dims.s:9:22: note: add y to '.dims': then v1 holds the local id y
#--- local.s
.rocm
.gpu fiji
.kernel k
.config
.dims xy
.text
k: .skip 256
v_add_u32 v0, vcc, v0, v2
s_endpgm
# CHECK: local.s:8:24: warning: kernel 'k': v2 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: v_add_u32 v0, vcc, v0, v2
# CHECK-NEXT: ^~
# CHECK-NEXT: local.s:8:24: note: add z to '.dims': then v2 holds the local id z
#--- gallium.s
.gallium
.gpu fiji
.driver_version 220300
.kernel k
.args
.arg griddim,4
.config
.dims x
.text
k: .skip 256
s_lshl_b32 s0, s9, 6
s_endpgm
# CHECK: gallium.s:11:16: warning: kernel 'k': s9 is used here, but the kernel has 3 SGPRs [-Wkernel]
# CHECK-NEXT: s_lshl_b32 s0, s9, 6
# CHECK-NEXT: ^~
# CHECK-NEXT: gallium.s:11:16: note: no instruction writes it, so it was not counted and its value is undefined
# CHECK-NEXT: gallium.s:11:16: note: at its start, the kernel gets s0 (work-group id x) and v0 (local id x)
#--- exec.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.text
loop: v_add_u32 v3, vcc, v4, v0
s_cbranch_vccnz loop
s_endpgm
# CHECK: exec.s:9:26: warning: kernel 'k': v4 is used here, but the kernel has 4 VGPRs [-Wkernel]
# CHECK-NEXT: loop: v_add_u32 v3, vcc, v4, v0
# CHECK-NEXT: ^~
# CHECK-NEXT: exec.s:9:26: note: no instruction writes it, so it was not counted and its value is undefined
# CHECK-NEXT: exec.s:9:26: note: at its start, the kernel gets s[0:3] (scratch buffer), s4 (work-group id x) and v0 (local id x)
