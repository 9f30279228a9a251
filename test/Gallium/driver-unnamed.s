# No driver version is named. The note names the version for today's Mesa.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=obj -o out source.s 2>&1 | FileCheck source.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=obj -o out plain.s 2>&1 | FileCheck plain.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc --format=gallium -mcpu=bonaire -filetype=obj -o out option.s 2>&1 | FileCheck option.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -b gallium -g gfx900 -o out clrxasm.s 2>&1 | FileCheck clrxasm.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out old.s 2>&1 | FileCheck old.s --match-full-lines --implicit-check-not='{{.}}'
#--- source.s
.gallium
.gpu fiji
.kernel k
.args
.arg griddim, 4
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: source.s:3:1: warning: no Mesa since 19.2 loads this binary
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: source.s:3:1: note: '.driver_version 220300' before this statement makes one for Mesa 20.3 to 25.1
# CHECK-NEXT: source.s:3:1: note: in such a binary, '.skip 256' after the label of each kernel reserves its header
# CHECK-NEXT: source.s:3:1: warning: kernel 'k' does not begin at an instruction [-Wkernel]
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: source.s:3:1: note: write its first instruction at offset 0 of '.text', where data or nothing is now
#--- plain.s
.gallium
.gpu tahiti
.kernel k
.args
.arg griddim, 4
.config
.dims x
.text
k: s_endpgm
# CHECK: plain.s:3:1: warning: no Mesa since 19.2 loads this binary
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: plain.s:3:1: note: '.driver_version 220300' before this statement makes one for Mesa 20.3 to 25.1
# CHECK-NEXT: plain.s:3:1: note: in such a binary, '.skip 256' after the label of each kernel reserves its header
#--- option.s
.kernel k
.args
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: option.s:1:1: warning: no Mesa since 19.2 loads this binary
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: option.s:1:1: note: '.driver_version 220300' before this statement makes one for Mesa 20.3 to 25.1
# CHECK-NEXT: option.s:1:1: note: in such a binary, '.skip 256' after the label of each kernel reserves its header
# CHECK-NEXT: option.s:1:1: warning: kernel 'k' does not begin at an instruction [-Wkernel]
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: option.s:1:1: note: write its first instruction at offset 0 of '.text', where data or nothing is now
#--- clrxasm.s
.kernel k
.args
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: clrxasm.s:1:1: warning: no Mesa since 19.2 loads this binary
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: clrxasm.s:1:1: note: '.driver_version 220300' before this statement makes one for Mesa 20.3 to 25.1
# CHECK-NEXT: clrxasm.s:1:1: note: in such a binary, '.skip 256' after the label of each kernel reserves its header
# CHECK-NEXT: clrxasm.s:1:1: warning: kernel 'k' does not begin at an instruction [-Wkernel]
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: clrxasm.s:1:1: note: write its first instruction at offset 0 of '.text', where data or nothing is now
#--- old.s
.gallium
.gpu fiji
.driver_version 170000
.kernel k
.args
.config
.dims x
.text
k: .skip 256
s_endpgm
# CHECK: old.s:3:17: warning: no Mesa since 19.2 loads this binary
# CHECK-NEXT: .driver_version 170000
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: old.s:3:17: note: '.driver_version 220300' makes one for Mesa 20.3 to 25.1
# CHECK-NEXT: old.s:3:17: note: in such a binary, '.skip 256' after the label of each kernel reserves its header
# CHECK-NEXT: old.s:4:1: warning: kernel 'k' does not begin at an instruction [-Wkernel]
# CHECK-NEXT: .kernel k
# CHECK-NEXT: ^~~~~~~
# CHECK-NEXT: old.s:4:1: note: write its first instruction at offset 0 of '.text', where data or nothing is now
