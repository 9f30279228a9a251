# .amd3 selects ROCm as .rocm does, and also the format of LLVM 10 with metadata as MsgPack. A
# .rocm after it does not change the format.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: cat amd3.s kernel.s > a.s && clrxasm -o a a.s
# RUN: cat both.s kernel.s > b.s && clrxasm -o b b.s
# RUN: cat long.s kernel.s > c.s && clrxasm -o c c.s
# RUN: cmp a b && cmp a c

#--- amd3.s
.amd3
#--- both.s
.amd3
.rocm
#--- long.s
.rocm
.llvm10binfmt
.metadatav3
#--- kernel.s
.gpu fiji
.kernel k
.config
.dims x
.globaldata
.skip 64
.text
k: s_endpgm
