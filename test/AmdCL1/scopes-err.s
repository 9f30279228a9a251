# Errors for pseudo-ops in the wrong context say how to enter the right one. A source
# that names no container is for AmdCL1.
# RUN: not clrxasm -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
.sgprsnum 5
# CHECK: :[[#@LINE-1]]:1: error: '.sgprsnum' is legal only in the '.config' of a kernel
# CHECK: :[[#@LINE-2]]:1: note: open it with '.kernel NAME' and '.config'
.header
# CHECK: :[[#@LINE-1]]:1: error: '.header' is legal only in a kernel
# CHECK: :[[#@LINE-2]]:1: note: enter one with '.kernel NAME'
.data
# CHECK: :[[#@LINE-1]]:1: error: section '.data' is legal only in a kernel
.kernel notes
.uav
.entry 1, 2, 3, 4
.cbid 1, 2
# CHECK: :[[#@LINE-1]]:1: error: '.cbid' is legal only in the '.config' or '.constantbuffers' of a kernel
# CHECK: :[[#@LINE-2]]:1: note: open it with '.config' or '.constantbuffers'
.sampler 1, 2
# CHECK: :[[#@LINE-1]]:1: error: '.sampler' is legal only in the '.config' or '.inputsamplers' of a kernel
# CHECK: :[[#@LINE-2]]:1: note: open it with '.config' or '.inputsamplers'
.segment 1, 2
# CHECK: :[[#@LINE-1]]:1: error: '.segment' is legal only in the '.floatconsts', '.intconsts' or '.boolconsts' of a kernel
# CHECK: :[[#@LINE-2]]:1: note: open it with '.floatconsts', '.intconsts' or '.boolconsts'
.calnote 77
.segment 1, 2
.inputs
.entry 1, 2
# CHECK: :[[#@LINE-1]]:1: error: '.entry' is legal only in the '.proginfo' or '.uav' of a kernel
# CHECK: :[[#@LINE-2]]:1: note: open it with '.proginfo' or '.uav'
.config
# CHECK: :[[#@LINE-1]]:1: error: '.config' cannot be mixed with a header, metadata or notes in a kernel
.kernel configured
.config
.byte 1
# CHECK: :[[#@LINE-1]]:1: error: section '.config' cannot hold data or code
# CHECK: :[[#@LINE-2]]:1: note: write '.text' before code
.metadata
# CHECK: :[[#@LINE-1]]:1: error: '.metadata' cannot be mixed with a configuration in a kernel
.proginfo
# CHECK: :[[#@LINE-1]]:1: error: '.proginfo' cannot be mixed with a configuration in a kernel
.calnote 1
# CHECK: :[[#@LINE-1]]:1: error: '.calnote' cannot be mixed with a configuration in a kernel
.text
.condout 1
# CHECK: :[[#@LINE-1]]:1: error: '.condout' cannot be mixed with a configuration in a kernel
.amdhsa_kernel configured
# CHECK: :[[#@LINE-1]]:1: error: unknown pseudo-op or macro '.amdhsa_kernel'
# CHECK: :[[#@LINE-2]]:1: note: '.kernel NAME' and '.config' describe a kernel
# CHECK: :[[#@LINE-3]]:1: note: '.dialect llvm' accepts the output of compilers
