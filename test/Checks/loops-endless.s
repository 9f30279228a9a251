# A loop that no path leaves draws a warning at its last jump.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=null  self.s 2>&1 | FileCheck self.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  counted.s 2>&1 | FileCheck counted.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  rocm.s 2>&1 | FileCheck rocm.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  object.s 2>&1 | FileCheck object.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  gallium.s 2>&1 | FileCheck gallium.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  macro.s 2>&1 | FileCheck macro.s --match-full-lines --implicit-check-not='{{.}}'
#--- self.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.text
wait: s_branch wait
s_endpgm
# CHECK: self.s:9:7: warning: kernel 'k': no path leaves the loop that this instruction repeats [-Wkernel]
# CHECK-NEXT: wait: s_branch wait
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: self.s:9:7: note: leave it with a conditional branch, or end the wavefront with 's_endpgm'
#--- counted.s
.amdcl2
.64bit
.gpu gfx900
.driver_version 223600
.kernel k
.config
.dims x
.text
s_mov_b32 s0, 8
loop: s_sub_u32 s0, s0, 1
s_cmp_eq_u32 s0, 0
s_branch loop
s_endpgm
# CHECK: counted.s:12:1: warning: kernel 'k': no path leaves the loop that this instruction repeats [-Wkernel]
# CHECK-NEXT: s_branch loop
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: counted.s:12:1: note: leave it with a conditional branch, or end the wavefront with 's_endpgm'
#--- rocm.s
.rocm
.gpu gfx906
.kernel k
.config
.dims x
.text
k: .skip 256
1: v_add_f32 v0, v0, v0
s_cbranch_execz 2f
s_branch 1b
2: s_nop 0
s_branch 1b
# CHECK: rocm.s:12:1: warning: kernel 'k': no path leaves the loop that this instruction repeats [-Wkernel]
# CHECK-NEXT: s_branch 1b
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: rocm.s:12:1: note: leave it with a conditional branch, or end the wavefront with 's_endpgm'
#--- object.s
.rocm
.gpu gfx1010
.codeobject 5
.kernel k
.config
.dims x
.pgmrsrc1 1<<30
.text
k: .skip 256
spin: s_sleep 1
s_branch spin
s_endpgm
# CHECK: object.s:11:1: warning: kernel 'k': no path leaves the loop that this instruction repeats [-Wkernel]
# CHECK-NEXT: s_branch spin
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: object.s:11:1: note: leave it with a conditional branch, or end the wavefront with 's_endpgm'
#--- gallium.s
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
top: s_nop 0
s_branch top
# CHECK: gallium.s:12:1: warning: kernel 'k': no path leaves the loop that this instruction repeats [-Wkernel]
# CHECK-NEXT: s_branch top
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: gallium.s:12:1: note: leave it with a conditional branch, or end the wavefront with 's_endpgm'
#--- macro.s
.macro again
s_branch top
.endm
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.text
top: s_nop 0
again
s_endpgm
# CHECK: macro.s:2:1: warning: kernel 'k': no path leaves the loop that this instruction repeats [-Wkernel]
# CHECK-NEXT: s_branch top
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: macro.s:2:1: note: leave it with a conditional branch, or end the wavefront with 's_endpgm'
# CHECK-NEXT: macro.s:13:1: note: in macro 'again' called from here
# CHECK-NEXT: again
# CHECK-NEXT: ^~~~~
