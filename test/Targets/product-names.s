# Names of products lead to the names of their devices.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc -filetype=null -mcpu=rx580 option.s 2>&1 | FileCheck option.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc '-mcpu=r9 290' blank.s 2>&1 | FileCheck blank.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrxasm -g vega64 -o out clrxasm.s 2>&1 | FileCheck clrxasm.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  source.s 2>&1 | FileCheck source.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  vega.s 2>&1 | FileCheck vega.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  hawaii.s 2>&1 | FileCheck hawaii.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  quoted.s 2>&1 | FileCheck quoted.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  bare.s 2>&1 | FileCheck bare.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=fiji conditional.s 2>&1 | FileCheck conditional.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=RX-480 polaris.s 2>&1 | FileCheck polaris.s --match-full-lines --implicit-check-not='{{.}}'
#--- option.s
s_endpgm
# CHECK: clrx-mc: error: unknown device 'rx580'; did you mean 'ellesmere'?
#--- blank.s
s_endpgm
# CHECK: clrx-mc: error: unknown device 'r9 290'; did you mean 'hawaii'?
#--- clrxasm.s
s_endpgm
# CHECK: clrxasm: error: unknown device 'vega64'; did you mean 'gfx900'?
#--- source.s
.rawcode
.gpu rx580
s_endpgm
# CHECK: source.s:2:6: error: unknown GPU device 'rx580'
# CHECK-NEXT: .gpu rx580
# CHECK-NEXT: ^~~~~
# CHECK-NEXT: source.s:2:6: note: did you mean 'ellesmere'?
#--- vega.s
.amdcl2
.gpu vega64
.kernel k
.config
.dims x
.text
s_endpgm
# CHECK: vega.s:2:6: error: unknown GPU device 'vega64'
# CHECK-NEXT: .gpu vega64
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: vega.s:2:6: note: did you mean 'gfx900'?
#--- hawaii.s
.rocm
.gpu R9-290X
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: hawaii.s:2:6: error: unknown GPU device 'R9-290X'
# CHECK-NEXT: .gpu R9-290X
# CHECK-NEXT: ^~
# CHECK-NEXT: hawaii.s:2:6: note: did you mean 'hawaii'?
#--- quoted.s
.rawcode
.gpu "r9 290"
s_endpgm
# CHECK: quoted.s:2:6: error: expected GPU device name
# CHECK-NEXT: .gpu "r9 290"
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: quoted.s:2:6: note: did you mean 'hawaii'?
#--- bare.s
.rawcode
.gpu r9 290
s_endpgm
# CHECK: bare.s:2:6: error: unknown GPU device 'r9'
# CHECK-NEXT: .gpu r9 290
# CHECK-NEXT: ^~
# CHECK-NEXT: bare.s:2:6: note: did you mean 'hawaii'?
#--- conditional.s
.ifgpu vega56
.endif
s_endpgm
# CHECK: conditional.s:1:8: error: unknown GPU device 'vega56'
# CHECK-NEXT: .ifgpu vega56
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: conditional.s:1:8: note: did you mean 'gfx900'?
#--- polaris.s
s_endpgm
# CHECK: clrx-mc: error: unknown device 'RX-480'; did you mean 'ellesmere'?
