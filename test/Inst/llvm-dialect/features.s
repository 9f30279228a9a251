# -mattr passes features of LLVM's dialect on to LLVM, which refuses those that it does not know.
# RUN: clrx-mc --dialect=llvm --format=rawcode -arch=amdgcn -mcpu=gfx1100 -mattr=+real-true16 -show-encoding -w %s | \
# RUN:   FileCheck %s
# RUN: not clrx-mc --dialect=llvm --format=rawcode -mcpu=gfx1100 -mattr=-real-true16 -w %s 2>&1 | \
# RUN:   FileCheck %s --check-prefix=WITHOUT
# RUN: not clrx-mc --dialect=llvm --format=rawcode -mcpu=gfx1100 -mattr=+real-true -w %s 2>&1 | \
# RUN:   FileCheck %s --check-prefix=UNKNOWN
# RUN: not clrx-mc -arch=x86-64 %s 2>&1 | FileCheck %s --check-prefix=ARCH
# ARCH: clrx-mc: error: architecture 'x86-64' is not amdgcn

.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
# CHECK: v_floor_f16_e32 v5.l, v1.h ; encoding: [0x81,0xb7,0x0a,0x7e]
# WITHOUT: :[[#@LINE+2]]:1: error: operands are not valid for this GPU or mode
# UNKNOWN: :[[#@LINE+1]]:1: error: LLVM does not know the feature '+real-true'
v_floor_f16_e32 v5.l, v1.h
