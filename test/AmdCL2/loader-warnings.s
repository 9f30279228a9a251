# Warnings about binaries of new drivers that AMD's loader refuses, or with which it
# crashes; test/HSALoader shows this. Nothing else draws a warning.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o out kernels.s 2>&1 | FileCheck kernels.s --implicit-check-not=warning: --implicit-check-not=note:
# RUN: clrxasm -w -o out kernels.s 2>&1 | count 0
# RUN: clrxasm -o out empty.s 2>&1 | FileCheck empty.s --implicit-check-not=warning: --implicit-check-not=note:
# RUN: clrxasm -o out old.s 2>&1 | count 0
# RUN: clrxasm -Wno-all -o out short.s 2>&1 | FileCheck short.s --implicit-check-not=warning: --implicit-check-not=note:
# RUN: clrxasm -Wno-all -o out layout.s 2>&1 | FileCheck layout.s --implicit-check-not=warning: --implicit-check-not=note:
# RUN: clrxasm -o out notes.s 2>&1 | count 0
# A listing is not loaded.
# RUN: clrx-mc -filetype=asm -o out kernels.s 2>&1 | count 0

#--- kernels.s
.amdcl2
.64bit
# CHECK: kernels.s:[[#@LINE+2]]:6: warning: AMD's loader refuses this binary since ROCm 4.1: it knows no machine version 8.3.5 in this format
# CHECK: kernels.s:[[#@LINE+1]]:6: note: leave '.arch_minor' and '.arch_stepping' out
.gpu Fiji
.driver_version 200406
.arch_minor 3
.arch_stepping 5
.section .shstrtab
.kernel k
.config
    .dims x
.text
    s_endpgm
# CHECK: kernels.s:[[#@LINE+2]]:1: warning: AMD's loader crashes with this binary before ROCm 5.5: section '.note' replaces the notes
# CHECK: kernels.s:[[#@LINE+1]]:1: note: give the section another name
.section .note
.section first, "", @note
.int 1
.main
.section .strtab
.section outer, "", @note
.int 1
.inner
# CHECK: kernels.s:[[#@LINE+2]]:1: warning: AMD's loader crashes with this binary: section '.strtab' replaces the names of symbols
# CHECK: kernels.s:[[#@LINE+1]]:1: note: give the section another name
.section .strtab
# CHECK: kernels.s:[[#@LINE+2]]:1: warning: AMD's loader crashes with this binary before ROCm 5.5: section '.symtab' replaces the symbols
# CHECK: kernels.s:[[#@LINE+1]]:1: note: give the section another name
.section .symtab
.section first
# CHECK: kernels.s:[[#@LINE+2]]:1: warning: AMD's loader refuses this binary since ROCm 5.5: section 'last' hides the notes that it reads
# CHECK: kernels.s:[[#@LINE+1]]:1: note: leave '@note' out
.section last, "", @note
.int 1

#--- empty.s
.amdcl2
.64bit
.gpu Fiji
.driver_version 191205
.globaldata
.int 1
# CHECK: empty.s:[[#@LINE+3]]:1: warning: AMD's loader crashes with this binary, because it has no kernel
# CHECK: empty.s:[[#@LINE+2]]:1: note: add a kernel with '.kernel'

#--- old.s
.amdcl2
.64bit
.gpu Fiji
.driver_version 180005
.section .strtab

#--- short.s
.amdcl2
.64bit
.gpu Fiji
.driver_version 200406
.kernel filled
.text
    s_endpgm
# CHECK: short.s:[[#@LINE+2]]:1: warning: AMD's loader refuses this binary: setup and code of kernel 'short' have only 255 bytes
# CHECK: short.s:[[#@LINE+1]]:1: note: fill its setup to 256 bytes, or describe it in '.config'
.kernel short
.setup
    .skip 251
.text
    s_endpgm

#--- layout.s
.amdcl2
.64bit
.gpu Fiji
.driver_version 200406
.hsalayout
.kernel first
.setup
    .skip 4
# CHECK: layout.s:[[#@LINE+2]]:1: warning: AMD's loader refuses this binary: setup and code of kernel 'last' have only 252 bytes
# CHECK: layout.s:[[#@LINE+1]]:1: note: fill its setup to 256 bytes, or describe it in '.config'
.kernel last
.setup
    .skip 4
.text
first:
    s_endpgm
last:
    .skip 252

#--- notes.s
.amdcl2
.64bit
.gpu Fiji
.driver_version 200406
.kernel k
.config
    .dims x
.text
    s_endpgm
.inner
.section hides, "", @note
.int 1
# The loader takes the notes of the last section, which has those that it needs.
.section complete, "", @note
.int 4, 8, 1
.asciz "AMD"
.int 1, 0
.int 4, 26, 3
.asciz "AMD"
.short 4, 7
.int 8, 0, 3
.asciz "AMD", "AMDGPU"
.p2align 2
