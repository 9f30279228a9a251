# Exact text of ROCm binaries contains metadata, the offset table, symbols and sections.
# Headers and descriptors are data.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: cat old.s rest.s > 1.s && clrxasm -S -o 1 1.s
# RUN: cat new.s rest.s > 2.s && clrxasm -S -o 2 2.s
# RUN: cat msgpack.s rest.s > 3.s && clrxasm -S -o 3 3.s
# RUN: cat llvm10.s llvm10-rest.s > 4.s && clrxasm -S -o 4 4.s
# RUN: cat amd3.s llvm10-rest.s > 5.s && clrxasm -S -o 5 5.s
# RUN: clrxdisasm --exact 1 > 1.text && clrxasm -o 1.again 1.text && cmp 1 1.again
# RUN: clrxdisasm --exact 2 > 2.text && clrxasm -o 2.again 2.text && cmp 2 2.again
# RUN: clrxdisasm --exact 3 > 3.text && clrxasm -o 3.again 3.text && cmp 3 3.again
# RUN: clrxdisasm --exact 4 > 4.text && clrxasm -o 4.again 4.text && cmp 4 4.again
# RUN: clrxdisasm --exact 5 > 5.text && clrxasm -o 5.again 5.text && cmp 5 5.again
# RUN: clrx-mc --verify 1 2 3 4 5
# RUN: FileCheck %s < 2.text

# CHECK: .newbinfmt
# CHECK: .global k
# CHECK-NEXT: .gotsym k
# CHECK-NEXT: .global datum
# CHECK-NEXT: .gotsym datum
# CHECK: .globaldata
# CHECK: datum:
# CHECK: .metadata
# CHECK: .kernel k
# CHECK: inside:
# CHECK-NEXT: .global inside
# CHECK: .section .comment
# CHECK: .section own, "a", @progbits align=16
# CHECK: .sym inside
# CHECK: .sym number

#--- old.s
.rocm
#--- new.s
.rocm
.newbinfmt
#--- msgpack.s
.rocm
.newbinfmt
.metadatav3
.eflags 7
#--- llvm10.s
.rocm
.llvm10binfmt
#--- amd3.s
.amd3
#--- rest.s
.gpu gfx906
.target "amdgcn-amd-amdhsa--gfx906"
.gotsym k
.gotsym datum, slot
.printf , 4, "%d:\n"
.kernel k
.config
.dims x
.default_hsa_features
.arg a, "uint*", 8, 8, globalbuf, u32, global, read_only const restrict
.kernel f
.fkernel
.global k, datum, inside, number, place
number = 0x123456789
.rodata
.int 1
.size datum, 4
datum: .int 2
.section .comment
.ascii "mine"
.section own, "a", @progbits align=16
.int 3
place: .int 4
.text
k:
.skip 256
s_mov_b32 s0, datum-k
s_endpgm
f: .skip 256
s_endpgm
inside: .int 0xbf800000
#--- llvm10-rest.s
.gpu gfx1010
.gotsym datum
.global datum
.kernel k
.config
.dims xy
.use_wave32
.kernel l
.config
.arg n, 4, , value, u32
.rodata
.skip 128
datum: .int 2
.text
k:
s_mov_b32 s0, datum-k
s_endpgm
.skip 256
l:
s_endpgm
.skip 256
