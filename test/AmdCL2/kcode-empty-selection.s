# In a .kcode region that selects no kernel, the label of a kernel ends the counting for the
# previous kernel. The registers used so far in the region replace the count of that kernel.
# The registers between the label and .kcodeend count for no kernel. clrxasm does the same.

# RUN: clrxasm -o %t %s
# RUN: clrx-mc --report %t | FileCheck %s
# CHECK: kernel k0
# CHECK-NEXT: registers {{.*}} 21 VGPRs
# CHECK: kernel k1
# CHECK-NEXT: registers {{.*}} 13 VGPRs
# CHECK: kernel k2
# CHECK-NEXT: registers {{.*}} 41 VGPRs

.amdcl2
.gpu Fiji
.driver_version 200406
.hsalayout
.kernel k0
.hsaconfig
.kernel k1
.hsaconfig
.kernel k2
.hsaconfig
.text
k0: .skip 256
v_mov_b32 v50, 0
.kcode -k0
v_mov_b32 v20, 0
.p2align 8
k1: .skip 256
v_mov_b32 v30, 0
.kcodeend
v_mov_b32 v12, 0
.p2align 8
k2: .skip 256
v_mov_b32 v40, 0
