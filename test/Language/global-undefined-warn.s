# A symbol that is global or weak, but never defined, is not in the binary.
# RUN: split-file %s %t && cd %t
# RUN: clrx-mc --format=rocm -mcpu=gfx900 -filetype=null kernel.s 2>&1 | FileCheck kernel.s --match-full-lines --implicit-check-not=warning: --implicit-check-not=note:
# RUN: clrx-mc --format=rocm -mcpu=gfx900 -w -filetype=null kernel.s 2>&1 | count 0
# RUN: clrx-mc -mcpu=gfx900 -filetype=null object.s 2>&1 | count 0

#--- kernel.s
.globl search, serach
# CHECK: kernel.s:1:16: warning: symbol 'serach' is declared for other files, but never defined
# CHECK: kernel.s:1:16: note: without a label 'serach:', the binary does not have the symbol
.weak other
# CHECK: kernel.s:4:7: warning: symbol 'other' is declared for other files, but never defined
# CHECK: kernel.s:4:7: note: without a label 'other:', the binary does not have the symbol
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
