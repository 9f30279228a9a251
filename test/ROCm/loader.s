# ROCm files that AMD's loader refuses, or with which it crashes.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o out gcn10.s 2>&1 | FileCheck gcn10.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out gcn15.s 2>&1 | FileCheck gcn15.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=obj -o out newbinfmt.s 2>&1 | FileCheck newbinfmt.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -S -o out absolute.s 2>&1 | FileCheck absolute.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -S -o out undefined.s 2>&1 | FileCheck undefined.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out section.s 2>&1 | FileCheck section.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out note.s 2>&1 | FileCheck note.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out got.s 2>&1 | FileCheck got.s --match-full-lines --implicit-check-not='{{.}}'
#--- gcn10.s
.rocm
.gpu tahiti
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: gcn10.s:2:6: warning: AMD's loader refuses this binary since ROCm 4.1: it knows no machine version 0.0.0 in this format
# CHECK-NEXT: .gpu tahiti
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: gcn10.s:2:6: note: '.codeobject 5' makes a code object that it loads for Tahiti
#--- gcn15.s
.rocm
.gpu gfx1011
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: gcn15.s:2:6: warning: AMD's loader refuses this binary since ROCm 4.1: it knows no machine version 10.1.0 in this format
# CHECK-NEXT: .gpu gfx1011
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: gcn15.s:2:6: note: '.codeobject 5' makes a code object that it loads for GFX1010
#--- newbinfmt.s
.rocm
.gpu gfx1010
.newbinfmt
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: newbinfmt.s:2:6: warning: AMD's loader refuses this binary since ROCm 4.1: it knows no machine version 10.1.0 in this format
# CHECK-NEXT: .gpu gfx1010
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: newbinfmt.s:2:6: note: '.codeobject 5' makes a code object that it loads for GFX1010
#--- absolute.s
.rocm
.gpu fiji
.globl value
value = 7
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: absolute.s:5:1: warning: AMD's loader crashes with this binary: symbol 'value' is in no section, and there is no '.rodata'
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: absolute.s:5:1: note: write '.globaldata', which may stay empty, or leave the symbol out
#--- undefined.s
.rocm
.gpu gfx900
.globl missing
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: undefined.s:3:8: warning: symbol 'missing' is declared for other files, but never defined
# CHECK-NEXT: .globl missing
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: undefined.s:3:8: note: define it with a label 'missing:', or leave the declaration out
# CHECK-NEXT: undefined.s:4:1: warning: AMD's loader crashes with this binary: symbol 'missing' is in no section, and there is no '.rodata'
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: undefined.s:4:1: note: write '.globaldata', which may stay empty, or leave the symbol out
#--- section.s
.rocm
.gpu fiji
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
.section .strtab
.int 1
# CHECK: section.s:9:1: warning: AMD's loader crashes with this binary: section '.strtab' replaces the names of symbols
# CHECK-NEXT: .section .strtab
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: section.s:9:1: note: give the section another name
#--- note.s
.rocm
.gpu gfx906
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
.section mine, "", @note
.int 1
# CHECK: note.s:9:1: warning: AMD's loader refuses this binary since ROCm 5.5: section 'mine' hides the notes that it reads
# CHECK-NEXT: .section mine, "", @note
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: note.s:9:1: note: leave '@note' out
#--- got.s
.rocm
.gpu fiji
table = 9
.globl table
.gotsym table, slot
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: got.s:5:1: warning: AMD's loader refuses this binary: symbol 'table' of the offset table is in no section that it loads
# CHECK-NEXT: .gotsym table, slot
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: got.s:5:1: note: define the symbol in '.text' or '.globaldata'
