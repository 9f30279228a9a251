# The code of a kernel declared under .wave32 is for wavefronts of 32, whatever the header
# says. That of a kernel declared before is not. The reference does the same.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: cat mode.s kernel.s > 1.s && clrxasm -o 1 1.s
# RUN: llvm-objcopy -O binary -j .text 1 text && od -An -tx2 -j56 -N2 text | FileCheck mode.s
# RUN: cat op.s kernel.s > 2.s && clrxasm -o 2 2.s
# RUN: llvm-objcopy -O binary -j .text 2 text && od -An -tx2 -j56 -N2 text | FileCheck op.s
# RUN: cat kernel.s > 3.s && clrxasm -b rocm -g gfx1010 -3 -o 3 3.s
# RUN: cat late.s code.s > 4.s && not clrxasm -o 4 4.s 2>&1 | FileCheck late.s

#--- mode.s
.rocm
.gpu gfx1010
.wave32
# CHECK: 0000
#--- op.s
.rocm
.gpu gfx1010
.kernel k
.config
.use_wave32
# CHECK: 0400
#--- late.s
.rocm
.gpu gfx1010
.kernel k
.config
.wave32
# CHECK: 4.s:9:14: error:
#--- kernel.s
.kernel k
.config
.text
k: .skip 256
v_cmp_gt_i32 s22, v1, v2
#--- code.s
.text
k: .skip 256
v_cmp_gt_i32 s22, v1, v2
