# What is found out when the file is written has no position, as with clrxasm. An
# error leaves no output.

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
# CHECK: {{^}}error: kernel 'k': there is no metadata

#--- header.s
.amd
.kernel k
.metadata
.int 1
# CHECK: {{^}}error: kernel 'k': there is no header

#--- gpu.s
.amd
.gpu tahiti
.kernel k
.config
.sgprsnum 102
.gpu tonga
# CHECK: {{^}}error: kernel 'k': SGPR count 102 is out of range (0 to 100)

#--- device.s
.amd
.gpu gfx900
.globaldata
.byte 1
# CHECK: {{^}}error: OpenCL 1.2 has no GPU GFX900, but those up to GCN1.2

#--- used.s
.amd
.driver_version 158000
.kernel k
.config
.arg a, int*, global,, 12
.arg b, int*, global,, 12
# CHECK: {{^}}error: kernel 'k': argument 'b': UAV id 12 is already used

#--- range.s
.amd
.driver_version 158000
.kernel k
.config
.arg a, int*, global,, 12, unused
# CHECK: {{^}}error: kernel 'k': argument 'a': UAV id 12 is out of range

#--- many.s
.amd
.kernel k
.config
.arg a, image2d, wronly
.irp n, 0, 1, 2, 3, 4, 5, 6, 7
.arg a\n, image2d, wronly
.endr
# CHECK: {{^}}error: kernel 'k': argument 'a7': write-only image ids are all in use

#--- none.s
# A used pointer where no buffer stands for all: clrxasm crashes.
.amd
.kernel k
.config
.uavid
.arg a, int*, global
# CHECK: {{^}}error: kernel 'k': argument 'a': UAV ids are all in use

#--- order.s
.amd
.gpu gfx900
.kernel k
.config
.kernel m
# CHECK: {{^}}error: kernel 'm': there is no metadata
