# '.elif' is '.elseif' here.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=tonga elif.s 2>&1 | FileCheck elif.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=tonga elifdef.s 2>&1 | FileCheck elifdef.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 macro.s 2>&1 | FileCheck macro.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  config.s 2>&1 | FileCheck config.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=tonga elsif.s 2>&1 | FileCheck elsif.s --match-full-lines --implicit-check-not='{{.}}'
#--- elif.s
.if 0
.elif 1
.endif
s_endpgm
# CHECK: elif.s:2:1: warning: '.elif' is no pseudo-op, so it begins no branch here
# CHECK-NEXT: .elif 1
# CHECK-NEXT: ^~~~~
# CHECK-NEXT: elif.s:2:1: note: '.elseif', '.elseifdef' and so on begin another branch
#--- elifdef.s
.if 0
.int 1
.elifdef X
.endif
s_endpgm
# CHECK: elifdef.s:3:1: warning: '.elifdef' is no pseudo-op, so it begins no branch here
# CHECK-NEXT: .elifdef X
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: elifdef.s:3:1: note: '.elseif', '.elseifdef' and so on begin another branch
#--- macro.s
.macro pick n
.if \n == 1
.int 1
.elif \n == 2
.int 2
.endif
.endm
pick 1
# CHECK: macro.s:4:1: error: unknown pseudo-op or macro '.elif'
# CHECK-NEXT: .elif 1 == 2
# CHECK-NEXT: ^~~~~
# CHECK-NEXT: macro.s:4:1: note: '.elseif', '.elseifdef' and so on begin another branch
# CHECK-NEXT: macro.s:8:1: note: in macro 'pick' called from here
# CHECK-NEXT: pick 1
# CHECK-NEXT: ^~~~
#--- config.s
.amdcl2
.gpu fiji
.driver_version 200406
.kernel k
.config
.if 1
.dims x
.elif 2
.dims xy
.endif
.text
s_endpgm
# CHECK: config.s:8:1: error: unknown pseudo-op or macro '.elif'
# CHECK-NEXT: .elif 2
# CHECK-NEXT: ^~~~~
# CHECK-NEXT: config.s:8:1: note: '.elseif', '.elseifdef' and so on begin another branch
#--- elsif.s
.if 1
.elsif 1
.endif
s_endpgm
# CHECK: elsif.s:2:1: error: unknown pseudo-op or macro '.elsif'
# CHECK-NEXT: .elsif 1
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: elsif.s:2:1: note: '.elseif', '.elseifdef' and so on begin another branch
