# More AMD CL2 files that AMD's loader refuses, or with which it crashes.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o out empty-data.s 2>&1 | FileCheck empty-data.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=obj -mcpu=tonga -o out empty-option.s 2>&1 | FileCheck empty-option.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -Wno-kernel -o out short-second.s 2>&1 | FileCheck short-second.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -Wno-kernel -o out short-code.s 2>&1 | FileCheck short-code.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -Wno-kernel -o out short-macro.s 2>&1 | FileCheck short-macro.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out symtab-flags.s 2>&1 | FileCheck symtab-flags.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out symtab-gfx9.s 2>&1 | FileCheck symtab-gfx9.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=obj -o out symtab-two.s 2>&1 | FileCheck symtab-two.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out strtab-flags.s 2>&1 | FileCheck strtab-flags.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out strtab-gfx9.s 2>&1 | FileCheck strtab-gfx9.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=obj -o out strtab-two.s 2>&1 | FileCheck strtab-two.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out note-flags.s 2>&1 | FileCheck note-flags.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out note-gfx9.s 2>&1 | FileCheck note-gfx9.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=obj -o out note-two.s 2>&1 | FileCheck note-two.s --match-full-lines --implicit-check-not='{{.}}'
#--- empty-data.s
.amdcl2
.64bit
.gpu hawaii
.driver_version 191205
.globaldata
.ascii "no kernel"
# CHECK: empty-data.s:{{[0-9]+}}:1: warning: AMD's loader crashes with this binary, because it has no kernel
# CHECK-NEXT: empty-data.s:{{[0-9]+}}:1: note: add a kernel with '.kernel'
#--- empty-option.s
.amdcl2
.64bit
.driver_version 200406
.data
.int 1, 2
# CHECK: empty-option.s:{{[0-9]+}}:1: warning: AMD's loader crashes with this binary, because it has no kernel
# CHECK-NEXT: empty-option.s:{{[0-9]+}}:1: note: add a kernel with '.kernel'
#--- short-second.s
.amdcl2
.64bit
.gpu tonga
.driver_version 200406
.kernel first
.config
.dims x
.text
s_endpgm
.kernel second
.setup
.skip 8
.text
s_endpgm
# CHECK: short-second.s:10:1: warning: AMD's loader refuses this binary: setup and code of kernel 'second' have only 12 bytes
# CHECK-NEXT: .kernel second
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: short-second.s:10:1: note: fill its setup to 256 bytes, or describe it in '.config'
#--- short-code.s
.amdcl2
.64bit
.gpu gfx900
.driver_version 223600
.kernel k
.setup
.skip 128
.text
.rept 4
s_nop 0
.endr
s_endpgm
# CHECK: short-code.s:5:1: warning: AMD's loader refuses this binary: setup and code of kernel 'k' have only 148 bytes
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: short-code.s:5:1: note: fill its setup to 256 bytes, or describe it in '.config'
#--- short-macro.s
.amdcl2
.64bit
.gpu bonaire
.driver_version 191205
.macro short name
.kernel \name
.setup
.skip 4
.text
s_endpgm
.endm
short one
# CHECK: short-macro.s:6:1: warning: AMD's loader refuses this binary: setup and code of kernel 'one' have only 8 bytes
# CHECK-NEXT: .kernel one
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: short-macro.s:6:1: note: fill its setup to 256 bytes, or describe it in '.config'
# CHECK-NEXT: short-macro.s:12:1: note: in macro 'short' called from here
# CHECK-NEXT: short one
# CHECK-NEXT: ^~~~~
#--- symtab-flags.s
.amdcl2
.64bit
.gpu tonga
.driver_version 200406
.kernel k
.config
.dims x
.text
s_endpgm
.inner
.section .symtab, "a", @progbits
.int 1
# CHECK: symtab-flags.s:11:1: warning: AMD's loader crashes with this binary before ROCm 5.5: section '.symtab' replaces the symbols
# CHECK-NEXT: .section .symtab, "a", @progbits
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: symtab-flags.s:11:1: note: give the section another name
#--- symtab-gfx9.s
.amdcl2
.64bit
.gpu gfx900
.driver_version 223600
.kernel k
.config
.dims x
.text
s_endpgm
.inner
.section .symtab
.int 1
# CHECK: symtab-gfx9.s:11:1: warning: AMD's loader crashes with this binary before ROCm 5.5: section '.symtab' replaces the symbols
# CHECK-NEXT: .section .symtab
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: symtab-gfx9.s:11:1: note: give the section another name
#--- symtab-two.s
.amdcl2
.64bit
.gpu bonaire
.driver_version 191205
.kernel a
.config
.dims x
.text
s_endpgm
.kernel b
.config
.dims x
.text
s_endpgm
.inner
.section .symtab
.byte 1
# CHECK: symtab-two.s:16:1: warning: AMD's loader crashes with this binary before ROCm 5.5: section '.symtab' replaces the symbols
# CHECK-NEXT: .section .symtab
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: symtab-two.s:16:1: note: give the section another name
#--- strtab-flags.s
.amdcl2
.64bit
.gpu tonga
.driver_version 200406
.kernel k
.config
.dims x
.text
s_endpgm
.inner
.section .strtab, "a"
.int 1
# CHECK: strtab-flags.s:11:1: warning: AMD's loader crashes with this binary: section '.strtab' replaces the names of symbols
# CHECK-NEXT: .section .strtab, "a"
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: strtab-flags.s:11:1: note: give the section another name
#--- strtab-gfx9.s
.amdcl2
.64bit
.gpu gfx900
.driver_version 223600
.kernel k
.config
.dims x
.text
s_endpgm
.inner
.section .strtab
.asciz "x"
# CHECK: strtab-gfx9.s:11:1: warning: AMD's loader crashes with this binary: section '.strtab' replaces the names of symbols
# CHECK-NEXT: .section .strtab
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: strtab-gfx9.s:11:1: note: give the section another name
#--- strtab-two.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel a
.config
.dims x
.text
s_endpgm
.kernel b
.config
.dims x
.text
s_endpgm
.inner
.section .strtab
.byte 1
# CHECK: strtab-two.s:16:1: warning: AMD's loader crashes with this binary: section '.strtab' replaces the names of symbols
# CHECK-NEXT: .section .strtab
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: strtab-two.s:16:1: note: give the section another name
#--- note-flags.s
.amdcl2
.64bit
.gpu tonga
.driver_version 200406
.kernel k
.config
.dims x
.text
s_endpgm
.inner
.section other, "a", @note
.int 1
# CHECK: note-flags.s:11:1: warning: AMD's loader refuses this binary since ROCm 5.5: section 'other' hides the notes that it reads
# CHECK-NEXT: .section other, "a", @note
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: note-flags.s:11:1: note: leave '@note' out
#--- note-gfx9.s
.amdcl2
.64bit
.gpu gfx900
.driver_version 223600
.kernel k
.config
.dims x
.text
s_endpgm
.inner
.section .note.mine, "", @note
.int 1
# CHECK: note-gfx9.s:11:1: warning: AMD's loader refuses this binary since ROCm 5.5: section '.note.mine' hides the notes that it reads
# CHECK-NEXT: .section .note.mine, "", @note
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: note-gfx9.s:11:1: note: leave '@note' out
#--- note-two.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel a
.config
.dims x
.text
s_endpgm
.kernel b
.config
.dims x
.text
s_endpgm
.inner
.section mine, "", @note
.byte 1
# CHECK: note-two.s:16:1: warning: AMD's loader refuses this binary since ROCm 5.5: section 'mine' hides the notes that it reads
# CHECK-NEXT: .section mine, "", @note
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: note-two.s:16:1: note: leave '@note' out
