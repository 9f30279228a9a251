# The checks at the end of the source report their errors before unresolved symbols. After an error
# there is no output.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrxasm -o out kernels.s 2>&1 | FileCheck kernels.s --implicit-check-not=error:
# RUN: not clrxasm -o out llvm10.s 2>&1 | FileCheck llvm10.s --implicit-check-not=error:
# RUN: not clrxasm -o out nodata.s 2>&1 | FileCheck nodata.s --implicit-check-not=error:
# RUN: not clrxasm -o out msgpack.s 2>&1 | FileCheck msgpack.s --implicit-check-not=error:
# RUN: not clrxasm -o out printf.s 2>&1 | FileCheck printf.s --implicit-check-not=error:
# RUN: not ls out

#--- kernels.s
.rocm
.gpu bonaire
.kernel a
.config
.sgprsnum 104
.kernel b
.kernel c
.gpu tonga
c = 5
.text
a: .skip 251
.int nowhere
# CHECK: kernels.s:3:1: error: SGPR count 104 of kernel 'a' is out of range for Tonga (0 to 102)
# CHECK: kernels.s:3:1: error: code of kernel 'a' at offset 0 has no room for its header of 256 bytes (size of '.text': 255)
# CHECK: kernels.s:3:1: note: reserve it after the kernel's label with '.skip 256'
# CHECK: kernels.s:6:1: error: symbol of kernel 'b' is undefined
# CHECK: kernels.s:6:1: note: write the label 'b:' in '.text', before the kernel's code
# CHECK: kernels.s:7:1: error: symbol of kernel 'c' is not a place in '.text'
# CHECK: kernels.s:7:1: note: write the label 'c:' in '.text', before the kernel's code
# CHECK: kernels.s:12:6: error: unresolved symbol 'nowhere'

#--- llvm10.s
.rocm
.kernel a
.control_directive
.skip 128
.kernel b
.globaldata
.skip 100
.text
a: b: s_endpgm
.llvm10binfmt
# CHECK: llvm10.s:3:1: error: the format of LLVM 10 has no control directives
# CHECK: llvm10.s:3:1: note: remove them or '.llvm10binfmt'
# CHECK: llvm10.s:5:1: error: '.rodata' of 100 bytes has no room for the descriptor of kernel 'b', which ends at 128
# CHECK: llvm10.s:5:1: note: begin '.globaldata' with '.skip 64' for each kernel

#--- nodata.s
.rocm
.llvm10binfmt
.kernel a
.text
# CHECK: nodata.s:3:1: error: the format of LLVM 10 needs '.rodata'
# CHECK: nodata.s:3:1: note: begin '.globaldata' with '.skip 64' for each kernel
# CHECK: :[[#@LINE+1]]:6: error: unresolved symbol 'nowhere'
.int nowhere

#--- msgpack.s
.rocm
.metadatav3
s_endpgm
.int nowhere
# CHECK: msgpack.s:{{[0-9]+}}:1: error: this format needs global data
# CHECK: msgpack.s:{{[0-9]+}}:1: note: add a section '.rodata' with '.globaldata'

#--- printf.s
.rocm
.printf 3, "a"
.printf , "b"
.printf 3, "c"
.text
# CHECK: printf.s:4:1: error: two formats of '.printf' have the id 3
# CHECK: printf.s:2:1: note: the first format with the id is here
# CHECK: printf.s:4:1: note: leave the id out to get the smallest free one
