# In the blocks of LLVM's mesa3d target, the compiler describes header and code, so both
# are those of LLVM's object. The blocks do not describe arguments.

# RUN: clrx-mc -filetype=obj -I %S/Inputs -o %t %s
# RUN: tail -c +347 %t > %t.elf
# RUN: llvm-objcopy -O binary -j .text %t.elf %t.text
# RUN: llvm-mc -triple=amdgcn-mesa-mesa3d -mcpu=bonaire -filetype=obj -o %t.o %S/Inputs/mesa3d-bonaire.s
# RUN: llvm-objcopy -O binary -j .text %t.o %t.expected
# RUN: cmp %t.text %t.expected

.gallium
.gpu bonaire
.driver_version 220300
.kernel add
.args
    .arg global, 8
    .arg global, 8
    .arg scalar, 4
    .arg griddim, 4
    .arg gridoffset, 4
.kernel use
.args
    .arg global, 8
    .arg scalar, 1, 1, 1
    .arg griddim, 4
    .arg gridoffset, 4
.main
.dialect llvm
.include "mesa3d-bonaire.s"
