# The directive .amdgcn_target of LLVM selects the device of raw code, or must name it.
# RUN: clrx-mc --dialect=llvm --format=rawcode -w %s | FileCheck %s
# RUN: not clrx-mc --dialect=llvm --format=rawcode -mcpu=gfx906 -w %s 2>&1 | FileCheck %s --check-prefix=OTHER
# OTHER: :[[#@LINE+1]]:1: error: the code is compiled for 'gfx900', but the device is GFX906, 'gfx906' to LLVM
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
# CHECK: v_add_u32_e32 v1, v2, v3
v_add_u32 v1, v2, v3
