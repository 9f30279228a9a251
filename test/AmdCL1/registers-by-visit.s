# Registers of a kernel's code are counted from each entry of its section until the
# source leaves the section. The end of the source counts as leaving only for the kernel
# that was created last. The counts are those of clrxasm 0.1.9; the VGPR count follows
# 0x80001041.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o left.bin left.s && %python %clrx_src_root/test/AmdCL1/Inputs/vgprs.py left.bin | FileCheck left.s
# RUN: clrxasm -o end.bin end.s && %python %clrx_src_root/test/AmdCL1/Inputs/vgprs.py end.bin | FileCheck end.s
# RUN: clrxasm -o data.bin data.s && %python %clrx_src_root/test/AmdCL1/Inputs/vgprs.py data.bin | FileCheck data.s

#--- left.s
# CHECK: 31 21
.amd
.kernel a
.config
.text
v_mov_b32 v10, 0
.kernel b
.config
.text
v_mov_b32 v20, 0
.kernel a
v_mov_b32 v30, 0
.kernel b

#--- end.s
# CHECK: 11 21
.amd
.kernel a
.config
.text
v_mov_b32 v10, 0
.kernel b
.config
.text
v_mov_b32 v20, 0
.kernel a
v_mov_b32 v30, 0

#--- data.s
# CHECK: 11
.amd
.kernel a
.config
.text
v_mov_b32 v10, 0
.data
v_mov_b32 v30, 0
