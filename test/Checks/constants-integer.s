# An integer in a source that the instruction reads as a float.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 vop2.s 2>&1 | FileCheck vop2.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=fiji half.s 2>&1 | FileCheck half.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=tahiti double.s 2>&1 | FileCheck double.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx1010 vop3.s 2>&1 | FileCheck vop3.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=bonaire compare.s 2>&1 | FileCheck compare.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx906 symbol.s 2>&1 | FileCheck symbol.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  macro.s 2>&1 | FileCheck macro.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -b raw -g tonga -o out literal.s 2>&1 | FileCheck literal.s --match-full-lines --implicit-check-not='{{.}}'
#--- vop2.s
v_mul_f32 v8, 2, v8
s_endpgm
# CHECK: vop2.s:1:15: warning: v_mul_f32 reads the integer 2 as the float 2.8e-45 [-Wconstants]
# CHECK-NEXT: v_mul_f32 v8, 2, v8
# CHECK-NEXT: ^
# CHECK-NEXT: vop2.s:1:15: note: write 2.0
#--- half.s
v_add_f16 v8, 1, v8
s_endpgm
# CHECK: half.s:1:15: warning: v_add_f16 reads the integer 1 as the float 6e-08 [-Wconstants]
# CHECK-NEXT: v_add_f16 v8, 1, v8
# CHECK-NEXT: ^
# CHECK-NEXT: half.s:1:15: note: write 1.0
#--- double.s
v_mul_f64 v[0:1], v[2:3], 4
s_endpgm
# CHECK: double.s:1:27: warning: v_mul_f64 reads the integer 4 as the float 2e-323 [-Wconstants]
# CHECK-NEXT: v_mul_f64 v[0:1], v[2:3], 4
# CHECK-NEXT: ^
# CHECK-NEXT: double.s:1:27: note: write 4.0
#--- vop3.s
v_fma_f32 v8, v9, v10, 3
s_endpgm
# CHECK: vop3.s:1:24: warning: v_fma_f32 reads the integer 3 as the float 4.2e-45 [-Wconstants]
# CHECK-NEXT: v_fma_f32 v8, v9, v10, 3
# CHECK-NEXT: ^
# CHECK-NEXT: vop3.s:1:24: note: write 3.0, in a register if the instruction has no room for a literal
#--- compare.s
v_cmp_gt_f32 vcc, 5, v8
s_endpgm
# CHECK: compare.s:1:19: warning: v_cmp_gt_f32 reads the integer 5 as the float 7e-45 [-Wconstants]
# CHECK-NEXT: v_cmp_gt_f32 vcc, 5, v8
# CHECK-NEXT: ^
# CHECK-NEXT: compare.s:1:19: note: write 5.0
#--- symbol.s
SCALE = 16
v_mul_f32 v8, SCALE, v8
s_endpgm
# CHECK: symbol.s:2:15: warning: v_mul_f32 reads the integer 16 as the float 2.2e-44 [-Wconstants]
# CHECK-NEXT: v_mul_f32 v8, SCALE, v8
# CHECK-NEXT: ^~~~~
# CHECK-NEXT: symbol.s:2:15: note: the bits of 16.0 are 0x41800000
#--- macro.s
.macro scale reg, by
v_mul_f32 \reg, \by, \reg
.endm
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.text
scale v0, 10
s_endpgm
# CHECK: macro.s:2:15: warning: v_mul_f32 reads the integer 10 as the float 1.4e-44 [-Wconstants]
# CHECK-NEXT: v_mul_f32 v0, 10, v0
# CHECK-NEXT: ^~
# CHECK-NEXT: macro.s:2:15: note: write 10.0
# CHECK-NEXT: macro.s:12:1: note: in macro 'scale' called from here
# CHECK-NEXT: scale v0, 10
# CHECK-NEXT: ^~~~~
#--- literal.s
v_max_f32 v8, 1000000, v8
s_endpgm
# CHECK: literal.s:1:15: warning: v_max_f32 reads the integer 1000000 as the float 1.4e-39 [-Wconstants]
# CHECK-NEXT: v_max_f32 v8, 1000000, v8
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: literal.s:1:15: note: write 1000000.0
