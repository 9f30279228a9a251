# Identical errors are counted instead of repeated.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=fiji symbol.s 2>&1 | FileCheck symbol.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 instruction.s 2>&1 | FileCheck instruction.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=tahiti macro.s 2>&1 | FileCheck macro.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  config.s 2>&1 | FileCheck config.s --match-full-lines --implicit-check-not='{{.}}'
#--- symbol.s
s_branch nowhere
s_branch nowhere
s_branch nowhere
s_branch nowhere
s_branch nowhere
s_branch nowhere
# CHECK: symbol.s:1:10: error: unresolved symbol 'nowhere'
# CHECK-NEXT: s_branch nowhere
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: symbol.s:2:10: error: unresolved symbol 'nowhere'
# CHECK-NEXT: s_branch nowhere
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: symbol.s:3:10: error: unresolved symbol 'nowhere'
# CHECK-NEXT: s_branch nowhere
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: symbol.s:3:10: note: 3 more identical errors are not shown: symbol.s:4:10, symbol.s:5:10, symbol.s:6:10
#--- instruction.s
v_addd_f32 v0, v1, v2
v_addd_f32 v0, v1, v2
v_addd_f32 v0, v1, v2
v_addd_f32 v0, v1, v2
v_addd_f32 v0, v1, v2
# CHECK: instruction.s:1:1: error: unknown instruction 'v_addd_f32' on GCN1.4
# CHECK-NEXT: v_addd_f32 v0, v1, v2
# CHECK-NEXT: ^~~~~~~~~~
# CHECK-NEXT: instruction.s:1:1: note: did you mean 'v_add_f32'?
# CHECK-NEXT: instruction.s:2:1: error: unknown instruction 'v_addd_f32' on GCN1.4
# CHECK-NEXT: v_addd_f32 v0, v1, v2
# CHECK-NEXT: ^~~~~~~~~~
# CHECK-NEXT: instruction.s:2:1: note: did you mean 'v_add_f32'?
# CHECK-NEXT: instruction.s:3:1: error: unknown instruction 'v_addd_f32' on GCN1.4
# CHECK-NEXT: v_addd_f32 v0, v1, v2
# CHECK-NEXT: ^~~~~~~~~~
# CHECK-NEXT: instruction.s:3:1: note: did you mean 'v_add_f32'?
# CHECK-NEXT: instruction.s:3:1: note: 2 more identical errors are not shown: instruction.s:4:1, instruction.s:5:1
#--- macro.s
.macro put
.int 1 2
.endm
.rept 5
put
.endr
# CHECK: macro.s:2:8: error: expected ',' before next value
# CHECK-NEXT: .int 1 2
# CHECK-NEXT: ^
# CHECK-NEXT: macro.s:5:1: note: in macro 'put' called from here
# CHECK-NEXT: put
# CHECK-NEXT: ^~~
# CHECK-NEXT: macro.s:4:1: note: in round 1 of 5 of the repetition that starts here
# CHECK-NEXT: .rept 5
# CHECK-NEXT: ^~~~~
# CHECK-NEXT: macro.s:2:8: error: expected ',' before next value
# CHECK-NEXT: .int 1 2
# CHECK-NEXT: ^
# CHECK-NEXT: macro.s:5:1: note: in macro 'put' called from here
# CHECK-NEXT: put
# CHECK-NEXT: ^~~
# CHECK-NEXT: macro.s:4:1: note: in round 2 of 5 of the repetition that starts here
# CHECK-NEXT: .rept 5
# CHECK-NEXT: ^~~~~
# CHECK-NEXT: macro.s:2:8: error: expected ',' before next value
# CHECK-NEXT: .int 1 2
# CHECK-NEXT: ^
# CHECK-NEXT: macro.s:5:1: note: in macro 'put' called from here
# CHECK-NEXT: put
# CHECK-NEXT: ^~~
# CHECK-NEXT: macro.s:4:1: note: in round 3 of 5 of the repetition that starts here
# CHECK-NEXT: .rept 5
# CHECK-NEXT: ^~~~~
# CHECK-NEXT: macro.s:2:8: note: 2 more identical errors are not shown
#--- config.s
.amdcl2
.gpu fiji
.driver_version 200406
.kernel k
.config
.spilledsgprs 1
.spilledsgprs 1
.spilledsgprs 1
.spilledsgprs 1
.spilledsgprs 1
.text
s_endpgm
# CHECK: config.s:6:1: error: '.spilledsgprs' is a pseudo-op of gallium and rocm, but the output format is amdcl2
# CHECK-NEXT: .spilledsgprs 1
# CHECK-NEXT: ^~~~~~~~~~~~~
# CHECK-NEXT: config.s:6:1: note: leave it out, or select a container that has it
# CHECK-NEXT: config.s:7:1: error: '.spilledsgprs' is a pseudo-op of gallium and rocm, but the output format is amdcl2
# CHECK-NEXT: .spilledsgprs 1
# CHECK-NEXT: ^~~~~~~~~~~~~
# CHECK-NEXT: config.s:7:1: note: leave it out, or select a container that has it
# CHECK-NEXT: config.s:8:1: error: '.spilledsgprs' is a pseudo-op of gallium and rocm, but the output format is amdcl2
# CHECK-NEXT: .spilledsgprs 1
# CHECK-NEXT: ^~~~~~~~~~~~~
# CHECK-NEXT: config.s:8:1: note: leave it out, or select a container that has it
# CHECK-NEXT: config.s:8:1: note: 2 more identical errors are not shown: config.s:9:1, config.s:10:1
