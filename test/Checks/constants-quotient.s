# A quotient of integers that is 0, in a source that the instruction reads as a float.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 vop2.s 2>&1 | FileCheck vop2.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=fiji half.s 2>&1 | FileCheck half.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx1010 vop3.s 2>&1 | FileCheck vop3.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=tahiti double.s 2>&1 | FileCheck double.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=fiji macro.s 2>&1 | FileCheck macro.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=fiji symbol.s 2>&1 | FileCheck symbol.s --match-full-lines --implicit-check-not='{{.}}'
#--- vop2.s
v_mul_f32 v8, 1/9, v8
s_endpgm
# CHECK: vop2.s:1:15: warning: 1/9 is 0, because expressions divide integers [-Wconstants]
# CHECK-NEXT: v_mul_f32 v8, 1/9, v8
# CHECK-NEXT: ^
# CHECK-NEXT: vop2.s:1:15: note: write 0.111111111
#--- half.s
v_mul_f16 v8, 1/3, v8
s_endpgm
# CHECK: half.s:1:15: warning: 1/3 is 0, because expressions divide integers [-Wconstants]
# CHECK-NEXT: v_mul_f16 v8, 1/3, v8
# CHECK-NEXT: ^
# CHECK-NEXT: half.s:1:15: note: write 0.33333
#--- vop3.s
v_fma_f32 v8, v9, 2/3, v10
s_endpgm
# CHECK: vop3.s:1:19: warning: 2/3 is 0, because expressions divide integers [-Wconstants]
# CHECK-NEXT: v_fma_f32 v8, v9, 2/3, v10
# CHECK-NEXT: ^
# CHECK-NEXT: vop3.s:1:19: note: write 0.666666667, in a register if the instruction has no room for a literal
#--- double.s
v_add_f64 v[0:1], v[2:3], 1/2
s_endpgm
# CHECK: double.s:1:27: warning: 1/2 is 0, because expressions divide integers [-Wconstants]
# CHECK-NEXT: v_add_f64 v[0:1], v[2:3], 1/2
# CHECK-NEXT: ^
# CHECK-NEXT: double.s:1:27: note: write 0.5
#--- macro.s
.macro scale reg, by
v_mul_f32 \reg, \by, \reg
.endm
scale v0, 1/9
s_endpgm
# CHECK: macro.s:2:15: warning: 1/9 is 0, because expressions divide integers [-Wconstants]
# CHECK-NEXT: v_mul_f32 v0, 1/9, v0
# CHECK-NEXT: ^
# CHECK-NEXT: macro.s:2:15: note: write 0.111111111
# CHECK-NEXT: macro.s:4:1: note: in macro 'scale' called from here
# CHECK-NEXT: scale v0, 1/9
# CHECK-NEXT: ^~~~~
#--- symbol.s
N = 9
v_mul_f32 v8, 1/N, v8
s_endpgm
# CHECK: symbol.s:2:15: warning: 1/N is 0, because expressions divide integers [-Wconstants]
# CHECK-NEXT: v_mul_f32 v8, 1/N, v8
# CHECK-NEXT: ^
# CHECK-NEXT: symbol.s:2:15: note: write the quotient as one float constant, such as 0.25
