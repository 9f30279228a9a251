# RUN: clrxasm -b raw -A GCN1.5.1 %s -o %t && clrxdisasm -r -A GCN1.5.1 --exact %t | FileCheck %s --match-full-lines
# RUN: clrxdisasm -r -A GCN1.5.1 %t | FileCheck %s --check-prefix=DEVICE --match-full-lines
#
# No device name in a source selects GCN 1.5.1; the name of the architecture does.

# CHECK: .arch GCN1.5.1
# CHECK-NEXT: .text
# DEVICE: .gpu GFX1011
v_dot2_f32_f16 v1, v2, v3, v4
# CHECK-NEXT: /*{{0+}}*/ v_dot2_f32_f16 v1, v2, v3, v4
