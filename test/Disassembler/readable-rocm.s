# Headers and descriptors of ROCm kernels are printed as configurations where these give the
# same bytes. If one kernel has none, the others keep theirs.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: cat old.s kernels.s > 1.s && clrxasm -o 1 1.s
# RUN: clrx-mc --disassemble 1 -o 1.text && FileCheck %s --check-prefix=HEADER --input-file=1.text
# RUN: clrxasm -o 1.again 1.text && cmp 1 1.again
# RUN: cat new.s kernels.s > 2.s && clrxasm -o 2 2.s
# RUN: clrx-mc --disassemble 2 -o 2.text && FileCheck %s --check-prefix=HEADER --input-file=2.text
# RUN: clrxasm -o 2.again 2.text && cmp 2 2.again
# RUN: clrxasm -S -o 3 llvm10.s
# RUN: clrx-mc --disassemble 3 -o 3.text && FileCheck %s --check-prefix=LLVM10 --input-file=3.text
# RUN: clrxasm -o 3.again 3.text && cmp 3 3.again
# RUN: clrxasm -S -o 4 amd3.s
# RUN: clrx-mc --disassemble 4 -o 4.text && FileCheck %s --check-prefix=AMD3 --input-file=4.text
# RUN: clrxasm -o 4.again 4.text && cmp 4 4.again
# RUN: clrx-mc --verify 1 2 3 4

# Properties that no source can express are reported: here the ABI version, and a distance
# from a descriptor to its code. The configurations are not the cause, and stay.
# RUN: cp 1 5 && printf '\007' | dd of=5 bs=1 seek=8 conv=notrunc status=none
# RUN: clrx-mc --disassemble 5 -o 5.text 2>5.err && cmp 1.text 5.text
# RUN: FileCheck %s --check-prefix=ABI --input-file=5.err
# ABI: warning: '5': the source makes another file: {{.*}} the first difference at offset 8
# RUN: cp 4 6 && printf '\007' | dd of=6 bs=1 seek=977 conv=notrunc status=none
# RUN: clrx-mc --disassemble 6 -o 6.text 2>6.err && cmp 4.text 6.text
# RUN: FileCheck %s --check-prefix=DISTANCE --input-file=6.err
# DISTANCE: warning: '6': the source makes another file: {{.*}} the first difference at offset 977

# HEADER:      .kernel one
# HEADER-NEXT:     .config
# HEADER-NEXT:         .dims xy
# HEADER-NEXT:         .sgprsnum 19
# HEADER-NEXT:         .vgprsnum 7
# HEADER:              .use_kernarg_segment_ptr
# HEADER:              .kernarg_segment_size 24
# HEADER:          .control_directive
# HEADER-NEXT:         .fill 128, 1, 0x05
# HEADER-EMPTY:
# HEADER-NEXT: .kernel raw
# HEADER-EMPTY:
# HEADER-NEXT: .kernel two
# HEADER-NEXT:     .config
# HEADER:      .text
# HEADER-NEXT: one:
# HEADER-NEXT:     .skip 256
# HEADER-NEXT:     s_endpgm
# HEADER:      raw:
# HEADER-NEXT:     .fill 256, 1, 0x07
# HEADER-NEXT:     s_endpgm
# HEADER:      two:
# HEADER-NEXT:     .skip 256
# HEADER-NEXT:     s_endpgm

# Names for locations in the global data may also be in the space of descriptors.
# LLVM10:      .globaldata
# LLVM10-NEXT: .gdata:
# LLVM10-NEXT: start:
# LLVM10-NEXT:     .skip 64
# LLVM10-NEXT: between:
# LLVM10-NEXT:     .int 0x00000009
# LLVM10:      inside:
# LLVM10-NEXT:     .int
# LLVM10:          .fill 7, 4, 0x0000000a
# LLVM10-NEXT:     .skip 32
# LLVM10-NEXT: third:
# LLVM10-NEXT:     .skip 32
# LLVM10-NEXT: behind:
# LLVM10-NEXT:     .int 0x00000007
# LLVM10-NEXT: end:
# LLVM10:      .kernel one
# LLVM10-NEXT:     .config
# LLVM10-NEXT:         .dims x
# LLVM10-NEXT:         .vgprsnum 8
# LLVM10-NEXT:         .localsize 1000
# LLVM10-NEXT:         .scratchbuffer 16
# LLVM10-NEXT:         .use_dispatch_ptr
# LLVM10-NEXT:         .pgmrsrc3 11
# LLVM10-EMPTY:
# LLVM10-NEXT: .kernel raw
# LLVM10-EMPTY:
# LLVM10-NEXT: .kernel three
# LLVM10-NEXT:     .config
# LLVM10:      one:

# The SGPR count is the one that clrxasm stores for GCN 1.5.
# AMD3:      .kernel k
# AMD3-NEXT:     .config
# AMD3-NEXT:         .dims x
# AMD3-NEXT:         .sgprsnum 40
# AMD3-NEXT:         .vgprsnum 16
# AMD3:              .use_wave32
# AMD3-NEXT: .text

#--- old.s
.rocm
#--- new.s
.rocm
.newbinfmt
#--- kernels.s
.gpu Fiji
.kernel one
.config
.dims xy
.sgprsnum 19
.vgprsnum 7
.use_kernarg_segment_ptr
.kernarg_segment_size 24
.control_directive
.fill 128, 1, 5
.kernel raw
.kernel two
.config
.dims x
.text
one:
.skip 256
s_endpgm
.p2align 8
raw:
.fill 256, 1, 7
s_endpgm
.p2align 8
two:
.skip 256
s_endpgm

#--- llvm10.s
.rocm
.llvm10binfmt
.gpu gfx1010
.globaldata
start:
.skip 64
between:
.int 9
inside:
.fill 15, 4, 10
.skip 32
third:
.skip 32
behind:
.int 7
end:
.global start, between, inside, third, behind, end
.kernel one
.config
.dims x
.sgprsnum 20
.vgprsnum 8
.localsize 1000
.scratchbuffer 16
.use_dispatch_ptr
.pgmrsrc3 11
.kernel raw
.kernel three
.config
.dims xyz
.text
one:
s_endpgm
.p2align 8
raw:
s_endpgm
.p2align 8
three:
s_endpgm

#--- amd3.s
.amd3
.gpu gfx1010
.globaldata
.skip 64
.kernel k
.config
.dims x
.sgprsnum 33
.vgprsnum 10
.use_wave32
.text
k:
s_endpgm
