# Errors of .encoding.
# RUN: split-file %s %t
# RUN: not clrxasm -o %t/out %t/bad.s 2>&1 | FileCheck %t/bad.s --implicit-check-not=error:
# RUN: not clrxasm -o %t/out %t/own.s 2>&1 | FileCheck %t/own.s --implicit-check-not=error:
# RUN: not ls %t/out

#--- bad.s
.amd
.gpu Tahiti
.encoding 0x19
# CHECK: :[[#@LINE-1]]:1: error: '.encoding' is legal only in a kernel
.kernel k
.encoding 0x100000000
# CHECK: :[[#@LINE-1]]:11: error: device 4294967296 is out of range (0 to 4294967295)
.encoding -1
# CHECK: :[[#@LINE-1]]:11: error: device -1 is out of range (0 to 4294967295)
.encoding 0x19
.metadata
.encoding 0x19
.config
# CHECK: :[[#@LINE-1]]:1: error: '.config' cannot be mixed with a header, metadata or notes in a kernel
.kernel l
.config
.encoding 0x19
.uav
.metadata
# CHECK: :[[#@LINE-1]]:1: error: '.metadata' cannot be mixed with a configuration in a kernel

#--- own.s
.amd
.gpu Tahiti
.kernel k
# CHECK: :[[#@LINE-1]]:1: error: kernel 'k': there are two encodings for device 0x1a
# CHECK: note: write the code for the GPU of the source without '.encoding'
.config
.encoding 0x1a
