# Errors that are found when the file is written have the position of their cause, even
# though clrxasm gives no position. After an error there is no output.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrxasm -o out metadata.s 2>&1 | FileCheck metadata.s --implicit-check-not=error:
# RUN: not clrxasm -o out header.s 2>&1 | FileCheck header.s --implicit-check-not=error:
# RUN: not clrxasm -o out gpu.s 2>&1 | FileCheck gpu.s --implicit-check-not=error:
# RUN: not clrxasm -o out device.s 2>&1 | FileCheck device.s --implicit-check-not=error:
# RUN: not clrxasm -o out used.s 2>&1 | FileCheck used.s --implicit-check-not=error:
# RUN: not clrxasm -o out range.s 2>&1 | FileCheck range.s --implicit-check-not=error:
# RUN: not clrxasm -o out many.s 2>&1 | FileCheck many.s --implicit-check-not=error:
# RUN: not clrxasm -o out none.s 2>&1 | FileCheck none.s --implicit-check-not=error:
# RUN: not clrxasm -o out order.s 2>&1 | FileCheck order.s --implicit-check-not=error:
# RUN: not ls out

#--- metadata.s
.amd
.kernel k
.header
.int 1
# CHECK: metadata.s:2:1: error: kernel 'k': there is no metadata
# CHECK: metadata.s:2:1: note: describe the kernel with '.config', or its bytes with '.metadata' and '.header'

#--- header.s
.amd
.kernel k
.metadata
.int 1
# CHECK: header.s:2:1: error: kernel 'k': there is no header
# CHECK: header.s:2:1: note: describe the kernel with '.config', or its bytes with '.metadata' and '.header'

#--- gpu.s
.amd
.gpu tahiti
.kernel k
.config
.sgprsnum 102
.gpu tonga
# CHECK: gpu.s:3:1: error: kernel 'k': SGPR count 102 is out of range (0 to 100)
# CHECK: gpu.s:3:1: note: use fewer registers, or a lower '.sgprsnum'

#--- device.s
.amd
.gpu gfx900
.globaldata
.byte 1
# CHECK: device.s:2:6: error: a '.amd' binary cannot contain code for GFX900, only for GPUs up to GCN1.2
# CHECK: device.s:2:6: note: containers for it are '.amdcl2', '.gallium' and '.rocm'

#--- used.s
.amd
.driver_version 158000
.kernel k
.config
.arg a, int*, global,, 12
.arg b, int*, global,, 12
# CHECK: used.s:6:1: error: kernel 'k': argument 'b': UAV id 12 is already used
# CHECK: used.s:5:1: note: argument 'a' has it
# CHECK: used.s:6:1: note: leave the id out to get a free one

#--- range.s
.amd
.driver_version 158000
.kernel k
.config
.arg a, int*, global,, 12, unused
# CHECK: range.s:5:1: error: kernel 'k': argument 'a': UAV id 12 is out of range
# CHECK: range.s:5:1: note: leave the id out to get a free one

#--- many.s
.amd
.kernel k
.config
.arg a, image2d, wronly
.irp n, 0, 1, 2, 3, 4, 5, 6, 7
.arg a\n, image2d, wronly
.endr
# CHECK: many.s:6:1: error: kernel 'k': 9 write-only images are too many (at most 8)
# CHECK: many.s:6:1: note: write with the others, or in another kernel
# CHECK: many.s:5:1: note: in round 8 of 8 of the repetition that starts here

#--- none.s
# A pointer is used, but .uavid selects no buffer for unused ones: clrxasm crashes.
.amd
.kernel k
.config
.uavid
.arg a, int*, global
# CHECK: none.s:6:1: error: kernel 'k': argument 'a': UAV ids are all in use
# CHECK: none.s:6:1: note: there are 1015 for arguments

#--- order.s
.amd
.gpu gfx900
.kernel k
.config
.kernel m
# CHECK: order.s:2:6: error: a '.amd' binary cannot contain code for GFX900, only for GPUs up to GCN1.2
# CHECK: order.s:2:6: note: containers for it are '.amdcl2', '.gallium' and '.rocm'
