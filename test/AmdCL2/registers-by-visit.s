# Without HSA layout, registers of a kernel's code are counted from each entry of its
# section until the source leaves the section. The end of the source counts as leaving
# only for the kernel that was created last. The counts are those of clrxasm 0.1.9.
# Setups are at 0x200 and 0x400 of the inner ELF; 0x56 is the VGPR count.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o left.bin left.s && llvm-objcopy --dump-section=.text=left.inner left.bin /dev/null
# RUN: od -A x -t u2 -j 0x256 -N 2 left.inner | FileCheck left.s
# RUN: clrxasm -o end.bin end.s && llvm-objcopy --dump-section=.text=end.inner end.bin /dev/null
# RUN: od -A x -t u2 -j 0x256 -N 2 end.inner | FileCheck end.s
# RUN: clrxasm -o kcode.bin kcode.s && llvm-objcopy --dump-section=.text=kcode.inner kcode.bin /dev/null
# RUN: od -A x -t u2 -j 0x256 -N 2 kcode.inner | FileCheck kcode.s --check-prefix=A
# RUN: od -A x -t u2 -j 0x456 -N 2 kcode.inner | FileCheck kcode.s --check-prefix=B

#--- left.s
# CHECK: 000256 31{{$}}
.amdcl2
.64bit
.gpu bonaire
.driver_version 200406
.kernel a
.config
.text
v_mov_b32 v10, 0
.kernel b
.text
v_mov_b32 v20, 0
.kernel a
v_mov_b32 v30, 0
.kernel b

#--- end.s
# CHECK: 000256 11{{$}}
.amdcl2
.64bit
.gpu bonaire
.driver_version 200406
.kernel a
.config
.text
v_mov_b32 v10, 0
.kernel b
.text
v_mov_b32 v20, 0
.kernel a
v_mov_b32 v30, 0

#--- kcode.s
# A: 000256 31{{$}}
# B: 000456 26{{$}}
.amdcl2
.64bit
.gpu bonaire
.driver_version 200406
.kernel a
.config
.text
v_mov_b32 v10, 0
.kernel b
.config
.text
v_mov_b32 v20, 0
.kcode a
v_mov_b32 v30, 0
.kcodeend
v_mov_b32 v25, 0
