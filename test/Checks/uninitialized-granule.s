# The hardware allocates registers in granules. Registers inside the granule of the declared number
# have no value at the start either.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=null  vgprs.s 2>&1 | FileCheck vgprs.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  sgprs.s 2>&1 | FileCheck sgprs.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  counted.s 2>&1 | FileCheck counted.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  object.s 2>&1 | FileCheck object.s --match-full-lines --implicit-check-not='{{.}}'
#--- vgprs.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.vgprsnum 2
.text
v_mov_b32 v0, v3
s_endpgm
# CHECK: vgprs.s:10:15: warning: kernel 'k': v3 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: v_mov_b32 v0, v3
# CHECK-NEXT: ^~
# CHECK-NEXT: vgprs.s:10:15: note: at its start, the kernel gets s[0:3] (scratch buffer), s4 (work-group id x) and v0 (local id x)
#--- sgprs.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.sgprsnum 10
.text
s_mov_b32 s0, s15
s_endpgm
# CHECK: sgprs.s:10:15: warning: kernel 'k': s15 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: s_mov_b32 s0, s15
# CHECK-NEXT: ^~~
# CHECK-NEXT: sgprs.s:10:15: note: at its start, the kernel gets s[0:3] (scratch buffer), s4 (work-group id x) and v0 (local id x)
#--- counted.s
.rocm
.gpu gfx900
.kernel k
.config
.dims x
.text
k: .skip 256
v_mov_b32 v0, v2
s_endpgm
# CHECK: counted.s:8:15: warning: kernel 'k': v2 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: v_mov_b32 v0, v2
# CHECK-NEXT: ^~
# CHECK-NEXT: counted.s:8:15: note: add z to '.dims': then v2 holds the local id z
#--- object.s
.rocm
.gpu gfx1010
.codeobject 5
.kernel k
.config
.dims x
.pgmrsrc1 1<<30
.vgprsnum 3
.text
k: .skip 256
v_mov_b32 v0, v6
s_endpgm
# CHECK: object.s:11:15: warning: kernel 'k': v6 is read here, but nothing has set it [-Wuninitialized]
# CHECK-NEXT: v_mov_b32 v0, v6
# CHECK-NEXT: ^~
# CHECK-NEXT: object.s:11:15: note: at its start, the kernel gets s0 (work-group id x) and v0 (local id x)
