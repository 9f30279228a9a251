# Errors of checks that need the whole source. After an error there is no output.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrxasm -o out all.s 2>&1 | FileCheck all.s --implicit-check-not=error:
# RUN: not clrxasm -o out end.s 2>&1 | FileCheck end.s --implicit-check-not=error:
# RUN: not clrxasm -o out lowered.s 2>&1 | FileCheck lowered.s --implicit-check-not=error:
# RUN: not clrxasm -o out align.s 2>&1 | FileCheck align.s --implicit-check-not=error:
# RUN: not clrxasm -S -o out global.s 2>&1 | FileCheck global.s --implicit-check-not=error:
# RUN: not ls out

#--- all.s
.gallium
.gpu bonaire
.llvm_version 40000
.kernel a
.config
.sgprsnum 104
.control_directive
.int 1
.kernel b
.kernel c
.gpu tonga
c = 5
.text
a: .skip 255
# CHECK: all.s:4:1: error: SGPR count 104 of kernel 'a' is out of range for Tonga (0 to 102)
# CHECK: all.s:4:1: error: code of kernel 'a' at offset 0 has no room for its header of 256 bytes (size of '.text': 255)
# CHECK: all.s:4:1: note: reserve it after the kernel's label with '.skip 256'
# CHECK: all.s:9:1: error: symbol of kernel 'b' is undefined
# CHECK: all.s:9:1: note: write the label 'b:' in '.text', before the kernel's code
# CHECK: all.s:10:1: error: symbol of kernel 'c' is not a place in '.text'
# CHECK: all.s:10:1: note: write the label 'c:' in '.text', before the kernel's code
# CHECK: all.s:7:1: error: control directives of kernel 'a' have 4 bytes instead of 128
# CHECK: all.s:7:1: note: add '.skip 124'

#--- end.s
.gallium
.kernel a
.text
s_endpgm
a:
# CHECK: end.s:2:1: error: offset 4 of kernel 'a' is at the end of '.text'

#--- lowered.s
.gallium
.llvm_version 40000
.kernel a
.config
.llvm_version 39999
.text
a: s_endpgm
# CHECK: lowered.s:3:1: error: number of user data registers of kernel 'a' is unknown, because LLVM 4.0 or later was selected at '.kernel' but not at the end

#--- align.s
.gallium
.section .x align=1<<40
.int 1
# CHECK: align.s:{{[0-9]+}}:1: error: alignment 1099511627776 of section '.x' is out of range (1 to 1073741824)

#--- global.s
.gallium
.global a, b
.text
a: b: s_endpgm
# CHECK: global.s:{{[0-9]+}}:1: error: added symbol 'a' must not be global
# CHECK: global.s:{{[0-9]+}}:1: note: leave its '.global' out, or write '.weak'
# CHECK: global.s:{{[0-9]+}}:1: error: added symbol 'b' must not be global
# CHECK: global.s:{{[0-9]+}}:1: note: leave its '.global' out, or write '.weak'
