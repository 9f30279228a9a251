# An undefined symbol is reported at its first use, with '.relocatable' as a way out.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc -filetype=obj -o out literal.s 2>&1 | FileCheck literal.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=obj -o out relative.s 2>&1 | FileCheck relative.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=obj -o out data.s 2>&1 | FileCheck data.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=obj -o out branch.s 2>&1 | FileCheck branch.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=obj -o out old.s 2>&1 | FileCheck old.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrx-mc -filetype=obj -o out macro.s 2>&1 | FileCheck macro.s --match-full-lines --implicit-check-not='{{.}}'
#--- literal.s
.rocm
.gpu gfx900
.codeobject 5
.kernel k
.config
.dims x
.text
k: .skip 256
s_mov_b32 s0, one
s_mov_b32 s1, one
s_endpgm
# CHECK: literal.s:9:15: error: undefined symbol 'one'
# CHECK-NEXT: s_mov_b32 s0, one
# CHECK-NEXT: ^~~
# CHECK-NEXT: literal.s:9:15: note: define it, or write '.relocatable' to make an object that a linker completes
#--- relative.s
.rocm
.gpu gfx906
.codeobject 5
.kernel k
.config
.dims x
.text
k: .skip 256
s_getpc_b64 s[0:1]
s_add_u32 s0, s0, two@rel32@lo+4
s_addc_u32 s1, s1, two@rel32@hi+12
s_endpgm
# CHECK: relative.s:10:19: error: undefined symbol 'two'
# CHECK-NEXT: s_add_u32 s0, s0, two@rel32@lo+4
# CHECK-NEXT: ^~~
# CHECK-NEXT: relative.s:10:19: note: define it, or write '.relocatable' to make an object that a linker completes
#--- data.s
.rocm
.gpu fiji
.codeobject 5
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
.globaldata
.quad table
# CHECK: data.s:11:7: error: undefined symbol 'table'
# CHECK-NEXT: .quad table
# CHECK-NEXT: ^~~~~
# CHECK-NEXT: data.s:11:7: note: define it, or write '.relocatable' to make an object that a linker completes
#--- branch.s
.rocm
.gpu gfx900
.codeobject 5
.kernel k
.config
.dims x
.text
k: .skip 256
s_branch out
s_endpgm
# CHECK: branch.s:9:10: error: undefined symbol 'out'
# CHECK-NEXT: s_branch out
# CHECK-NEXT: ^~~
# CHECK-NEXT: branch.s:9:10: note: define it, or write '.relocatable' to make an object that a linker completes
#--- old.s
.rocm
.gpu fiji
.kernel k
.config
.dims x
.text
k: .skip 256
s_mov_b32 s0, one
s_endpgm
# CHECK: old.s:8:15: error: unresolved symbol 'one'
# CHECK-NEXT: s_mov_b32 s0, one
# CHECK-NEXT: ^~~
# CHECK-NEXT: old.s:8:15: note: define it; for one that a linker defines, write '.codeobject 5' and '.relocatable' before code and data
#--- macro.s
.rocm
.gpu gfx900
.codeobject 5
.macro address of
s_mov_b32 s0, \of
.endm
.kernel k
.config
.dims x
.text
k: .skip 256
address three
address three
s_endpgm
# CHECK: macro.s:5:15: error: undefined symbol 'three'
# CHECK-NEXT: s_mov_b32 s0, three
# CHECK-NEXT: ^~~~~
# CHECK-NEXT: macro.s:5:15: note: define it, or write '.relocatable' to make an object that a linker completes
# CHECK-NEXT: macro.s:12:1: note: in macro 'address' called from here
# CHECK-NEXT: address three
# CHECK-NEXT: ^~~~~~~
