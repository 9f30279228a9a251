# AMD CL2 files that AMD's loader refuses, or with which it crashes.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o out empty.s 2>&1 | FileCheck empty.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=obj -o out empty-gfx9.s 2>&1 | FileCheck empty-gfx9.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -Wno-kernel -o out short.s 2>&1 | FileCheck short.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out symtab.s 2>&1 | FileCheck symtab.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out strtab.s 2>&1 | FileCheck strtab.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out note.s 2>&1 | FileCheck note.s --match-full-lines --implicit-check-not='{{.}}'
#--- empty.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.globaldata
.int 1
# CHECK: empty.s:{{[0-9]+}}:1: warning: AMD's loader crashes with this binary, because it has no kernel
# CHECK-NEXT: empty.s:{{[0-9]+}}:1: note: add a kernel with '.kernel'
#--- empty-gfx9.s
.amdcl2
.64bit
.gpu gfx900
.driver_version 223600
# CHECK: empty-gfx9.s:{{[0-9]+}}:1: warning: AMD's loader crashes with this binary, because it has no kernel
# CHECK-NEXT: empty-gfx9.s:{{[0-9]+}}:1: note: add a kernel with '.kernel'
#--- short.s
.amdcl2
.64bit
.gpu tonga
.driver_version 200406
.kernel k
.setup
.skip 16
.text
s_endpgm
# CHECK: short.s:5:1: warning: AMD's loader refuses this binary: setup and code of kernel 'k' have only 20 bytes
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: short.s:5:1: note: fill its setup to 256 bytes, or describe it in '.config'
#--- symtab.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.text
s_endpgm
.inner
.section .symtab
.int 1
# CHECK: symtab.s:11:1: warning: AMD's loader crashes with this binary before ROCm 5.5: section '.symtab' replaces the symbols
# CHECK-NEXT: .section .symtab
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: symtab.s:11:1: note: give the section another name
#--- strtab.s
.amdcl2
.64bit
.gpu bonaire
.driver_version 191205
.kernel k
.config
.dims x
.text
s_endpgm
.inner
.section .strtab
.int 1
# CHECK: strtab.s:11:1: warning: AMD's loader crashes with this binary: section '.strtab' replaces the names of symbols
# CHECK-NEXT: .section .strtab
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: strtab.s:11:1: note: give the section another name
#--- note.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.text
s_endpgm
.inner
.section mine, "", @note
.int 1
# CHECK: note.s:11:1: warning: AMD's loader refuses this binary since ROCm 5.5: section 'mine' hides the notes that it reads
# CHECK-NEXT: .section mine, "", @note
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: note.s:11:1: note: leave '@note' out
