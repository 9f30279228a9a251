# A configuration holds no code. The first statement that does not belong there draws an error,
# and the statements after it draw none.
# RUN: split-file %s %t && cd %t
# RUN: not clrx-mc --format=gallium -mcpu=fiji -filetype=null gallium.s 2>&1 | FileCheck gallium.s --match-full-lines --implicit-check-not=error: --implicit-check-not=note:
# RUN: not clrx-mc --format=amdcl2 -mcpu=fiji -filetype=null amdcl2.s 2>&1 | FileCheck amdcl2.s --match-full-lines --implicit-check-not=error: --implicit-check-not=note:
# RUN: not clrx-mc --format=amdcl2 -mcpu=fiji -filetype=null data.s 2>&1 | FileCheck data.s --match-full-lines --implicit-check-not=error: --implicit-check-not=note:
# RUN: not clrx-mc --format=amd -mcpu=tahiti -filetype=null counter.s 2>&1 | FileCheck counter.s --match-full-lines --implicit-check-not=error: --implicit-check-not=note:

#--- gallium.s
.kernel search
.args
.config
.dims x
search: s_mov_b32 s0, 1
# CHECK: gallium.s:5:1: error: section 'kernel configuration' cannot hold labels
# CHECK: gallium.s:5:1: note: write '.text' before code; until then, further statements draw no error
s_mov_b32 s1, 1
loop: s_branch loop
s_endpgm

#--- amdcl2.s
.kernel search
.config
s_mov_b32 s0, 1
# CHECK: amdcl2.s:3:1: error: section '.config' cannot hold data or code
# CHECK: amdcl2.s:3:1: note: write '.text' before code; until then, further statements draw no error
s_mov_b32 s1, 1
s_endpgm

#--- data.s
.kernel first
.config
.int 1
# CHECK: data.s:3:1: error: section '.config' cannot hold data or code
# CHECK: data.s:3:1: note: write '.text' before code; until then, further statements draw no error
.int 2
.skip 4
.kernel second
.config
.int 3
# CHECK: data.s:10:1: error: section '.config' cannot hold data or code
# CHECK: data.s:10:1: note: write '.text' before code; until then, further statements draw no error

#--- counter.s
.kernel search
.config
.skip 4
# CHECK: counter.s:3:1: error: section '.config' has no output counter to change
# CHECK: counter.s:3:1: note: write '.text' before code; until then, further statements draw no error
s_endpgm
