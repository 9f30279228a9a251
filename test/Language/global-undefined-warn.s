# A symbol that is global or weak, but never defined, draws a warning.
# RUN: split-file %s %t && cd %t
# RUN: clrx-mc --format=rocm -mcpu=gfx900 -filetype=null kernel.s 2>&1 | FileCheck kernel.s --match-full-lines --implicit-check-not=warning: --implicit-check-not=note:
# RUN: clrx-mc --format=rocm -mcpu=gfx900 -w -filetype=null kernel.s 2>&1 | count 0
# RUN: clrx-mc -mcpu=gfx900 -filetype=null object.s 2>&1 | count 0

#--- kernel.s
.globl search, serach
# CHECK: kernel.s:1:16: warning: symbol 'serach' is declared for other files, but never defined
# CHECK: kernel.s:1:16: note: define it with a label 'serach:', or leave the declaration out
.weak other
# CHECK: kernel.s:4:7: warning: symbol 'other' is declared for other files, but never defined
# CHECK: kernel.s:4:7: note: define it with a label 'other:', or leave the declaration out
.local mine
.kernel search
.config
.dims x
.text
search: .skip 256
s_endpgm

# A linker finds the symbol.
#--- object.s
.rocm
.codeobject 6
.relocatable
.globl elsewhere
.text
s_endpgm
