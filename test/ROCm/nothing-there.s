# An empty @note section has no bytes. Numbers that the metadata lacks are read from the code or
# from .rodata. If the place of a number is beyond the end of the section, the number is 0. The
# reference reads whatever the memory contains there.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o note note.s && llvm-readelf -S note | FileCheck note.s
# RUN: clrxasm -o yaml yaml.s && llvm-readelf --notes yaml | FileCheck yaml.s
# RUN: clrxasm -o msgpack msgpack.s && llvm-readelf --notes msgpack | FileCheck msgpack.s

#--- note.s
.rocm
.section .mine, "a", @note
# CHECK: .mine NOTE {{0+}} {{[0-9a-f]+}} 000000 00 A

#--- yaml.s
.rocm
.llvm10binfmt
.globaldata
.skip 64
.kernel k
.config
.md_kernarg_segment_size -1
.text
k: s_endpgm
# CHECK: KernargSegmentSize: 0

#--- msgpack.s
.rocm
.metadatav3
.globaldata
.kernel k
.config
.md_group_segment_fixed_size -1
.text
k: .skip 256
# CHECK: .group_segment_fixed_size: 0
