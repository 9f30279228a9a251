# Warnings about binaries that AMD's loader refuses, or with which it crashes;
# test/HSALoader shows this. Nothing else draws a warning.

# DEFINE: %{check} = FileCheck --implicit-check-not=warning: --implicit-check-not=note:
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o out sections.s 2>&1 | %{check} sections.s
# RUN: clrxasm -w -o out sections.s 2>&1 | count 0
# RUN: clrxasm -o out device.s 2>&1 | %{check} device.s
# RUN: clrxasm -Wno-kernel -o out default.s 2>&1 | %{check} default.s
# RUN: clrxasm -o out stepping.s 2>&1 | %{check} stepping.s
# RUN: clrxasm -S -o out symbols.s 2>&1 | %{check} symbols.s
# RUN: clrxasm -S -o out data.s 2>&1 | %{check} data.s
# RUN: clrxasm -S -o out llvm10.s 2>&1 | %{check} llvm10.s
# RUN: clrxasm -S -o out object.s 2>&1 | count 0

#--- sections.s
.rocm
.gpu fiji
.kernel k
.config
.text
k: .skip 256
    s_endpgm
.section first, "", @note
# CHECK: sections.s:[[#@LINE+2]]:1: warning: AMD's loader crashes with this binary before ROCm 5.5: section '.symtab' replaces the symbols
# CHECK: sections.s:[[#@LINE+1]]:1: note: give the section another name
.section .symtab
.section .dynstr
# CHECK: sections.s:[[#@LINE+2]]:1: warning: AMD's loader crashes with this binary: section '.strtab' replaces the names of symbols
# CHECK: sections.s:[[#@LINE+1]]:1: note: give the section another name
.section .strtab
# CHECK: sections.s:[[#@LINE+2]]:1: warning: AMD's loader crashes with this binary: section '.shstrtab' replaces the names of sections
# CHECK: sections.s:[[#@LINE+1]]:1: note: give the section another name
.section .shstrtab
# CHECK: sections.s:[[#@LINE+2]]:1: warning: AMD's loader refuses this binary since ROCm 5.5: section '.note' hides the notes that it reads
# CHECK: sections.s:[[#@LINE+1]]:1: note: leave '@note' out
.section .note, "", @note
.int 1

#--- device.s
.rocm
# CHECK: device.s:[[#@LINE+2]]:6: warning: AMD's loader refuses this binary since ROCm 4.1: it knows no machine version 10.1.0 in this format
# CHECK: device.s:[[#@LINE+1]]:6: note: '.codeobject 5' makes a code object that it loads for GFX1010
.gpu gfx1010
.kernel k
.config
.text
k: .skip 256
    s_endpgm

#--- default.s
.rocm
# CHECK: default.s:[[#@LINE+2]]:1: warning: AMD's loader refuses this binary since ROCm 4.1: it knows no machine version 0.0.0 in this format
# CHECK: default.s:[[#@LINE+1]]:1: note: '.codeobject 5' makes a code object that it loads for CapeVerde
.kernel k
.config
.text
k: .skip 256
    s_endpgm

#--- stepping.s
.rocm
# CHECK: stepping.s:[[#@LINE+2]]:6: warning: AMD's loader refuses this binary since ROCm 4.1: it knows no machine version 9.0.8 in this format
# CHECK: stepping.s:[[#@LINE+1]]:6: note: leave '.arch_minor' and '.arch_stepping' out
.gpu gfx900
.arch_stepping 8
.kernel k
.config
.text
k: .skip 256
    s_endpgm

#--- symbols.s
.rocm
.gpu fiji
.globl absolute, undefined, code, table, listed
# CHECK: symbols.s:[[#@LINE-1]]:18: warning: symbol 'undefined' is declared for other files, but never defined
# CHECK: symbols.s:[[#@LINE-2]]:18: note: define it with a label 'undefined:', or leave the declaration out
absolute = 7
.local hidden
hidden = 8
# CHECK: symbols.s:[[#@LINE+10]]:1: warning: AMD's loader crashes with this binary: symbol 'absolute' is in no section, and there is no '.rodata'
# CHECK: symbols.s:[[#@LINE+9]]:1: note: write '.globaldata', which may stay empty, or leave the symbol out
# CHECK: symbols.s:[[#@LINE+8]]:1: warning: AMD's loader crashes with this binary: symbol 'undefined' is in no section, and there is no '.rodata'
# CHECK: symbols.s:[[#@LINE+7]]:1: note: write '.globaldata', which may stay empty, or leave the symbol out
# CHECK: symbols.s:[[#@LINE+2]]:1: warning: AMD's loader refuses this binary: symbol 'table' of the offset table is in no section that it loads
# CHECK: symbols.s:[[#@LINE+1]]:1: note: define the symbol in '.text' or '.globaldata'
.gotsym table, slot
table = 9
.section own
listed: .int 1
.kernel k
.config
.text
k: .skip 256
code:
    s_endpgm

#--- data.s
.rocm
.gpu fiji
.globl absolute, undefined, table
# CHECK: data.s:[[#@LINE-1]]:18: warning: symbol 'undefined' is declared for other files, but never defined
# CHECK: data.s:[[#@LINE-2]]:18: note: define it with a label 'undefined:', or leave the declaration out
absolute = 7
# CHECK: data.s:[[#@LINE+2]]:1: warning: AMD's loader refuses this binary: symbol 'table' of the offset table is in no section that it loads
# CHECK: data.s:[[#@LINE+1]]:1: note: define the symbol in '.text' or '.globaldata'
.gotsym table, slot
.section own
table: .int 1
.globaldata
.kernel k
.config
.text
k: .skip 256
    s_endpgm

#--- llvm10.s
.rocm
.gpu gfx1010
.llvm10binfmt
.globaldata
.skip 64
.globl absolute
absolute = 7
.kernel k
.config
.text
k:  s_endpgm
.section notes, "", @note
.int 1
# CHECK: llvm10.s:[[#@LINE+2]]:1: warning: AMD's loader crashes with this binary: section '.strtab' replaces the names of symbols
# CHECK: llvm10.s:[[#@LINE+1]]:1: note: give the section another name
.section .strtab

#--- object.s
.rocm
.gpu gfx1010
.codeobject 5
.globl absolute
absolute = 7
.kernel k
.config
    .pgmrsrc1 1<<30
.text
k: .skip 256
    s_endpgm
