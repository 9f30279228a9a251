# Processors without a dialect have restrictions.
# RUN: split-file %s %t
# RUN: not clrx-mc --format=rawcode -filetype=null %t/raw.s 2>&1 | FileCheck %t/raw.s --implicit-check-not=error:
# RUN: not clrx-mc -filetype=null %t/late.s 2>&1 | FileCheck %t/late.s --implicit-check-not=error:
# RUN: not clrx-mc -filetype=null %t/container.s 2>&1 | FileCheck %t/container.s --implicit-check-not=error:
# RUN: not clrx-mc --format=amdcl2 -mcpu=gfx1100 -filetype=null %t/option.s 2>&1 | FileCheck %t/option.s --implicit-check-not=error:
# RUN: not clrx-mc -mcpu=gfx1030 -filetype=null %t/selector.s 2>&1 | FileCheck %t/selector.s --implicit-check-not=error:
# RUN: printf "\0\0\0\0" > %t/zeros.bin
# RUN: not clrx-mc --disassemble -mcpu=gfx942 %t/zeros.bin 2>&1 | FileCheck %s --check-prefix=BINARY
# BINARY: clrx-mc: error: {{.*}}: cannot read binaries for gfx942, which has no CLRX dialect
# RUN: not clrxdisasm -g gfx942 %s 2>&1 | FileCheck %s --check-prefix=CLRX
# CLRX: clrxdisasm: error: gfx942 has no CLRX dialect

#--- raw.s
.gpu gfx1250
# CHECK: :[[#@LINE+1]]:10: error: gfx1250 has no CLRX dialect, so its instructions are LLVM's
.dialect clrx
# CHECK: :[[#@LINE+1]]:10: error: gfx1250 has no number: only devices of the CLRX dialect do
.get_gpu x
# CHECK: :[[#@LINE+1]]:11: error: gfx1250 has no number: only devices of the CLRX dialect do
.get_arch x
# CHECK: :[[#@LINE+1]]:1: error: gfx1250 has waves of 32 lanes only
.nowave32
# CHECK: :[[#@LINE+1]]:6: error: unknown GPU device 'gfx12-genric'
.gpu gfx12-genric
# CHECK: :[[#@LINE-1]]:6: note: did you mean 'gfx12-generic'?
# CHECK: :[[#@LINE+1]]:6: error: the device is already fixed to gfx1250
.gpu tonga
# CHECK: :[[#@LINE+1]]:7: error: the device is already fixed to gfx1250
.arch gcn1.2

#--- late.s
.rawcode
.gpu tonga
s_nop 0
.gpu fiji
# CHECK: :[[#@LINE+1]]:6: error: the device is already fixed to Fiji
.gpu gfx90a

#--- container.s
.gallium
# CHECK: :[[#@LINE+1]]:6: error: the Gallium container is not for gfx942
.gpu gfx942
# CHECK: :[[#@LINE-1]]:6: note: '.rawcode' or '.rocm' with '.codeobject' takes all GPUs that LLVM knows
.kernel a
.config
.dims x

#--- option.s
# CHECK: :[[#@LINE+1]]:1: error: the AmdCL2 container is not for gfx1100, which an option selects
.kernel a

## .amdcl2 selects a container, although LLVM's directives begin with .amd, too.
#--- selector.s
.amdcl2
# CHECK: :[[#@LINE+2]]:1: error: the AmdCL2 container is not for gfx1030, which an option selects
# CHECK: note: '.rawcode' or '.rocm' with '.codeobject' takes all GPUs that LLVM knows
.kernel a
