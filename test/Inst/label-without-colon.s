# A label lacks its colon.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=tonga plain.s 2>&1 | FileCheck plain.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 end.s 2>&1 | FileCheck end.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=gfx1010 there.s 2>&1 | FileCheck there.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null  kernel.s 2>&1 | FileCheck kernel.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=null --format=rawcode -mcpu=tahiti second.s 2>&1 | FileCheck second.s --match-full-lines --implicit-check-not='{{.}}'
#--- plain.s
loop
s_branch loop
# CHECK: plain.s:1:1: error: unknown instruction 'loop' on GCN1.2
# CHECK-NEXT: loop
# CHECK-NEXT: ^~~~
# CHECK-NEXT: plain.s:1:1: note: a label ends in ':', as in 'loop:'
# CHECK-NEXT: plain.s:2:10: error: unresolved symbol 'loop'
# CHECK-NEXT: s_branch loop
# CHECK-NEXT: ^~~~
#--- end.s
end
s_endpgm
# CHECK: end.s:1:1: error: unknown instruction 'end' on GCN1.4
# CHECK-NEXT: end
# CHECK-NEXT: ^~~
# CHECK-NEXT: end.s:1:1: note: a label ends in ':', as in 'end:'
#--- there.s
there
s_endpgm
# CHECK: there.s:1:1: error: unknown instruction 'there' on GCN1.5
# CHECK-NEXT: there
# CHECK-NEXT: ^~~~~
# CHECK-NEXT: there.s:1:1: note: a label ends in ':', as in 'there:'
#--- kernel.s
.rocm
.gpu fiji
.kernel k
.config
.dims x
.text
k: .skip 256
start
s_endpgm
# CHECK: kernel.s:8:1: error: unknown instruction 'start' on GCN1.2
# CHECK-NEXT: start
# CHECK-NEXT: ^~~~~
# CHECK-NEXT: kernel.s:8:1: note: a label ends in ':', as in 'start:'
#--- second.s
first: after
s_endpgm
# CHECK: second.s:1:8: error: unknown instruction 'after' on GCN1.0
# CHECK-NEXT: first: after
# CHECK-NEXT: ^~~~~
# CHECK-NEXT: second.s:1:8: note: a label ends in ':', as in 'after:'
