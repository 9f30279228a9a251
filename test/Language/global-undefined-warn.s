# A symbol that is global or weak, but never defined, draws a warning.
# RUN: split-file %s %t && cd %t
# RUN: clrx-mc --format=rocm -mcpu=gfx900 -filetype=null kernel.s 2>&1 | FileCheck kernel.s --match-full-lines --implicit-check-not=warning: --implicit-check-not=note:
# RUN: clrx-mc --format=rocm -mcpu=gfx900 -w -filetype=null kernel.s 2>&1 | count 0
# RUN: clrx-mc --format=rocm -mcpu=gfx900 -Wno-kernel -filetype=null kernel.s 2>&1 | count 0
# RUN: clrx-mc -mcpu=gfx900 -filetype=null object.s 2>&1 | count 0
# RUN: clrx-mc --format=rocm -mcpu=gfx900 -filetype=null scopes.s 2>&1 | FileCheck scopes.s --implicit-check-not=warning: --implicit-check-not=note:
# RUN: clrx-mc --format=rocm -mcpu=gfx900 -Wno-kernel -filetype=null scopes.s 2>&1 | count 0

## The reference does not write symbols of other scopes, either.
# RUN: clrxasm -w -b rocm -g gfx900 -S -o out scopes.s && llvm-readelf -s out | FileCheck %s --check-prefix=SYMBOLS
# SYMBOLS-NOT: inner
# SYMBOLS: outer
# SYMBOLS-NOT: inner

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

# A symbol of an inner scope is in no file, defined or not. The path of a global symbol
# may be written in any scope.
#--- scopes.s
.scope part
# CHECK: scopes.s:[[#@LINE+4]]:9: warning: symbol 'inner' is not in the global scope, so other files cannot refer to it
# CHECK: scopes.s:[[#@LINE+3]]:9: note: use a symbol of the global scope, such as '::inner'
# CHECK: scopes.s:[[#@LINE+2]]:16: warning: symbol 'inner2' is not in the global scope
# CHECK: scopes.s:[[#@LINE+1]]:16: note:
.global inner, inner2, ::outer, ::missing
.ends
# CHECK: scopes.s:[[#@LINE+2]]:7: warning: symbol 'part::inner' is not in the global scope
# CHECK: scopes.s:[[#@LINE+1]]:7: note: use a symbol of the global scope, such as '::inner'
.weak part::inner
# CHECK: scopes.s:6:33: warning: symbol 'missing' is declared for other files, but never defined
# CHECK: scopes.s:6:33: note: define it with a label 'missing:', or leave the declaration out
.nowarn kernel
.global quiet
.weak part::inner2
.warn kernel
.scope part
inner = 3
.ends
.globaldata
outer: .int 1
.kernel search
.config
.dims x
.text
search: .skip 256
s_endpgm
.scope end
missing = 4
