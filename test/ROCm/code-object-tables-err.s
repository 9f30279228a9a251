# RUN: split-file --leading-lines %s %t
# RUN: not clrx-mc -filetype=obj -o %t/out %t/linker.s 2>&1 | FileCheck %s --check-prefix=LINKER --implicit-check-not=error:
# RUN: not clrx-mc -filetype=obj -o %t/out %t/slots.s 2>&1 | FileCheck %s --check-prefix=SLOTS --implicit-check-not=error:

#--- linker.s
.rocm
.gpu gfx906
.linker "a linker"
# LINKER: linker.s:[[#@LINE-1]]:1: error: '.linker' is for code objects only
.codeobject 5
.linker 7
# LINKER: linker.s:[[#@LINE-1]]:9: error: expected string

#--- slots.s
.rocm
.gpu gfx906
.codeobject 5
.global seen
.gotsym unseen
# SLOTS: error: symbol 'unseen' of the offset table is not global
.gotsym unknown
# SLOTS: error: symbol 'unknown' of the offset table has no value
.gotsym seen
.global .rodata
.gotsym .rodata
# SLOTS: error: symbol '.rodata' of the offset table has no value
.globaldata
.quad .rodata - .
.text
unseen:
    s_endpgm
