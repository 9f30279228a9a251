# VCC, SCC and M0 have no value at the start of a kernel.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=null  scc.s 2>&1 | FileCheck scc.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  branch.s 2>&1 | FileCheck branch.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  vcc.s 2>&1 | FileCheck vcc.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  vccz.s 2>&1 | FileCheck vccz.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  m0.s 2>&1 | FileCheck m0.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  message.s 2>&1 | FileCheck message.s --match-full-lines --implicit-check-not='{{.}}'
#--- scc.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.text
s_cselect_b32 s0, 1, 2
s_endpgm
# CHECK: scc.s:9:1: warning: kernel 'k': scc is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: s_cselect_b32 s0, 1, 2
# CHECK-NEXT: ^~~~~~~~~~~~~
# CHECK-NEXT: scc.s:9:1: note: set it first with a comparison, such as 's_cmp_eq_u32'
#--- branch.s
.rocm
.gpu gfx900
.kernel k
.config
.dims x
.text
k: .skip 256
s_cbranch_scc1 out
s_nop 0
out: s_endpgm
# CHECK: branch.s:8:1: warning: kernel 'k': scc is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: s_cbranch_scc1 out
# CHECK-NEXT: ^~~~~~~~~~~~~~
# CHECK-NEXT: branch.s:8:1: note: set it first with a comparison, such as 's_cmp_eq_u32'
#--- vcc.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.text
v_addc_u32 v0, vcc, v0, v0, vcc
s_endpgm
# CHECK: vcc.s:9:29: warning: kernel 'k': vcc is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: v_addc_u32 v0, vcc, v0, v0, vcc
# CHECK-NEXT: ^~~
# CHECK-NEXT: vcc.s:9:29: note: set it first with a comparison, such as 'v_cmp_eq_u32'
#--- vccz.s
.gallium
.gpu tahiti
.driver_version 220300
.kernel k
.args
.arg griddim,4
.config
.dims x
.text
k: .skip 256
s_cbranch_vccz out
s_nop 0
out: s_endpgm
# CHECK: vccz.s:11:1: warning: kernel 'k': vcc is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: s_cbranch_vccz out
# CHECK-NEXT: ^~~~~~~~~~~~~~
# CHECK-NEXT: vccz.s:11:1: note: set it first with a comparison, such as 'v_cmp_eq_u32'
#--- m0.s
.amdcl2
.64bit
.gpu gfx900
.driver_version 223600
.kernel k
.config
.dims x
.text
s_mov_b32 s0, m0
s_endpgm
# CHECK: m0.s:9:15: warning: kernel 'k': m0 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: s_mov_b32 s0, m0
# CHECK-NEXT: ^~
# CHECK-NEXT: m0.s:9:15: note: set it first with 's_mov_b32 m0, VALUE'
#--- message.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.text
s_movrels_b32 s0, s1
s_endpgm
# CHECK: message.s:9:1: warning: kernel 'k': m0 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: s_movrels_b32 s0, s1
# CHECK-NEXT: ^~~~~~~~~~~~~
# CHECK-NEXT: message.s:9:1: note: set it first with 's_mov_b32 m0, VALUE'
