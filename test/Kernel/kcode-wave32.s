# .wave32 in a kernel's code has no effect on instruction sets without wave32, so the kernel may
# share a .kcode with others. This depends on the instruction set, not on a device that is selected
# later. The register counts are clrxasm's.

# RUN: clrxasm -b amdcl2 -g tonga -t 200406 -o %t %s
# RUN: clrx-mc --report %t | FileCheck %s
# RUN: clrxasm -b gallium -g gfx900 -t 170000 --llvmVersion=40000 -o %t %s
# RUN: clrx-mc --report %t | FileCheck %s
# RUN: clrxasm -b gallium -g tonga -t 170000 --llvmVersion=40000 -D NAVI -o %t %s
# RUN: clrx-mc --report %t | FileCheck %s
# RUN: not clrxasm -b gallium -g gfx1010 -t 170000 --llvmVersion=40000 -o %t %s 2>&1 | FileCheck %s --check-prefix=ERR

# CHECK: kernel a (
# CHECK-NEXT: registers {{.*}} 13 VGPRs
# CHECK: kernel b (
# CHECK-NEXT: registers {{.*}} 21 VGPRs
# ERR: :36:1: error: kernels of a '.kcode' must agree in '.wave32'

.iffmt amdcl2
.hsalayout
.endif
.kernel a
.config
.kernel b
.config
.text
a: .skip 256
.wave32
v_mov_b32 v2, 0
.ifdef NAVI
.gpu gfx1010
.endif
.p2align 8
b: .skip 256
v_mov_b32 v20, 0
.kcode a, b
v_mov_b32 v12, 0
.kcodeend
