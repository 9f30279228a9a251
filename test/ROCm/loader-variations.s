# More ROCm files that AMD's loader refuses, or with which it crashes.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o out gcn10-capeverde.s 2>&1 | FileCheck gcn10-capeverde.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=obj -mcpu=pitcairn -o out gcn10-option.s 2>&1 | FileCheck gcn10-option.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out gcn10-arch.s 2>&1 | FileCheck gcn10-arch.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -S -o out absolute-late.s 2>&1 | FileCheck absolute-late.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -S -o out absolute-gfx9.s 2>&1 | FileCheck absolute-gfx9.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -S -o out absolute-newbinfmt.s 2>&1 | FileCheck absolute-newbinfmt.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -S -o out undefined-two.s 2>&1 | FileCheck undefined-two.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -S -o out undefined-weak.s 2>&1 | FileCheck undefined-weak.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -S -o out undefined-after.s 2>&1 | FileCheck undefined-after.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out section-symtab.s 2>&1 | FileCheck section-symtab.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out section-shstrtab.s 2>&1 | FileCheck section-shstrtab.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out section-flags.s 2>&1 | FileCheck section-flags.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out note-flags.s 2>&1 | FileCheck note-flags.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out note-newbinfmt.s 2>&1 | FileCheck note-newbinfmt.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=obj -o out note-name.s 2>&1 | FileCheck note-name.s --match-full-lines --implicit-check-not='{{.}}'
#--- gcn10-capeverde.s
.rocm
.gpu capeverde
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: gcn10-capeverde.s:2:6: warning: AMD's loader refuses this binary since ROCm 4.1: it knows no machine version 0.0.0 in this format
# CHECK-NEXT: .gpu capeverde
# CHECK-NEXT: ^~~~~~~~~
# CHECK-NEXT: gcn10-capeverde.s:2:6: note: '.codeobject 5' makes a code object that it loads for CapeVerde
#--- gcn10-option.s
.rocm
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: gcn10-option.s:2:1: warning: AMD's loader refuses this binary since ROCm 4.1: it knows no machine version 0.0.0 in this format
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: gcn10-option.s:2:1: note: '.codeobject 5' makes a code object that it loads for Pitcairn
#--- gcn10-arch.s
.rocm
.arch GCN1.0
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: gcn10-arch.s:2:7: warning: AMD's loader refuses this binary since ROCm 4.1: it knows no machine version 0.0.0 in this format
# CHECK-NEXT: .arch GCN1.0
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: gcn10-arch.s:2:7: note: '.codeobject 5' makes a code object that it loads for CapeVerde
#--- absolute-late.s
.rocm
.gpu fiji
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
.globl late
late = 0x100
# CHECK: absolute-late.s:3:1: warning: AMD's loader crashes with this binary: symbol 'late' is in no section, and there is no '.rodata'
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: absolute-late.s:3:1: note: write '.globaldata', which may stay empty, or leave the symbol out
#--- absolute-gfx9.s
.rocm
.gpu gfx900
.global flag
flag = 1
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: absolute-gfx9.s:5:1: warning: AMD's loader crashes with this binary: symbol 'flag' is in no section, and there is no '.rodata'
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: absolute-gfx9.s:5:1: note: write '.globaldata', which may stay empty, or leave the symbol out
#--- absolute-newbinfmt.s
.rocm
.gpu fiji
.newbinfmt
.globl size
size = 64
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: absolute-newbinfmt.s:6:1: warning: AMD's loader crashes with this binary: symbol 'size' is in no section, and there is no '.rodata'
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: absolute-newbinfmt.s:6:1: note: write '.globaldata', which may stay empty, or leave the symbol out
#--- undefined-two.s
.rocm
.gpu fiji
.globl one, two
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: undefined-two.s:3:8: warning: symbol 'one' is declared for other files, but never defined
# CHECK-NEXT: .globl one, two
# CHECK-NEXT: ^~~
# CHECK-NEXT: undefined-two.s:3:8: note: define it with a label 'one:', or leave the declaration out
# CHECK-NEXT: undefined-two.s:3:13: warning: symbol 'two' is declared for other files, but never defined
# CHECK-NEXT: .globl one, two
# CHECK-NEXT: ^~~
# CHECK-NEXT: undefined-two.s:3:13: note: define it with a label 'two:', or leave the declaration out
# CHECK-NEXT: undefined-two.s:4:1: warning: AMD's loader crashes with this binary: symbol 'one' is in no section, and there is no '.rodata'
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: undefined-two.s:4:1: note: write '.globaldata', which may stay empty, or leave the symbol out
# CHECK-NEXT: undefined-two.s:4:1: warning: AMD's loader crashes with this binary: symbol 'two' is in no section, and there is no '.rodata'
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: undefined-two.s:4:1: note: write '.globaldata', which may stay empty, or leave the symbol out
#--- undefined-weak.s
.rocm
.gpu fiji
.weak maybe
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: undefined-weak.s:3:7: warning: symbol 'maybe' is declared for other files, but never defined
# CHECK-NEXT: .weak maybe
# CHECK-NEXT: ^~~~~
# CHECK-NEXT: undefined-weak.s:3:7: note: define it with a label 'maybe:', or leave the declaration out
# CHECK-NEXT: undefined-weak.s:4:1: warning: AMD's loader crashes with this binary: symbol 'maybe' is in no section, and there is no '.rodata'
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: undefined-weak.s:4:1: note: write '.globaldata', which may stay empty, or leave the symbol out
#--- undefined-after.s
.rocm
.gpu gfx906
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
.globl last
# CHECK: undefined-after.s:9:8: warning: symbol 'last' is declared for other files, but never defined
# CHECK-NEXT: .globl last
# CHECK-NEXT: ^~~~
# CHECK-NEXT: undefined-after.s:9:8: note: define it with a label 'last:', or leave the declaration out
# CHECK-NEXT: undefined-after.s:3:1: warning: AMD's loader crashes with this binary: symbol 'last' is in no section, and there is no '.rodata'
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: undefined-after.s:3:1: note: write '.globaldata', which may stay empty, or leave the symbol out
#--- section-symtab.s
.rocm
.gpu fiji
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
.section .symtab
.int 1
# CHECK: section-symtab.s:9:1: warning: AMD's loader crashes with this binary before ROCm 5.5: section '.symtab' replaces the symbols
# CHECK-NEXT: .section .symtab
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: section-symtab.s:9:1: note: give the section another name
#--- section-shstrtab.s
.rocm
.gpu gfx900
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
.section .shstrtab
.int 1
# CHECK: section-shstrtab.s:9:1: warning: AMD's loader crashes with this binary: section '.shstrtab' replaces the names of sections
# CHECK-NEXT: .section .shstrtab
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: section-shstrtab.s:9:1: note: give the section another name
#--- section-flags.s
.rocm
.gpu fiji
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
.section .strtab, "a", @progbits
.int 1
# CHECK: section-flags.s:9:1: warning: AMD's loader crashes with this binary: section '.strtab' replaces the names of symbols
# CHECK-NEXT: .section .strtab, "a", @progbits
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: section-flags.s:9:1: note: give the section another name
#--- note-flags.s
.rocm
.gpu fiji
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
.section other, "a", @note
.int 1
# CHECK: note-flags.s:9:1: warning: AMD's loader refuses this binary since ROCm 5.5: section 'other' hides the notes that it reads
# CHECK-NEXT: .section other, "a", @note
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: note-flags.s:9:1: note: leave '@note' out
#--- note-newbinfmt.s
.rocm
.gpu gfx900
.newbinfmt
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
.section mine, "", @note
.int 1
# CHECK: note-newbinfmt.s:10:1: warning: AMD's loader refuses this binary since ROCm 5.5: section 'mine' hides the notes that it reads
# CHECK-NEXT: .section mine, "", @note
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: note-newbinfmt.s:10:1: note: leave '@note' out
#--- note-name.s
.rocm
.gpu fiji
.kernel k
.config
.dims x
.text
k: .skip 256
s_endpgm
.section .note.mine, "", @note
.int 1
# CHECK: note-name.s:9:1: warning: AMD's loader refuses this binary since ROCm 5.5: section '.note.mine' hides the notes that it reads
# CHECK-NEXT: .section .note.mine, "", @note
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: note-name.s:9:1: note: leave '@note' out
