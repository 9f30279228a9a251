# RUN: clrxasm -b raw -A GCN1.5 %s -o %t && clrx-mc --disassemble --format=rawcode -mcpu=gcn1.5 %t | FileCheck %s --match-full-lines
#
# A word that is nearly VOP3P is data, and the branch after it has a label. Only
# clrxdisasm takes both for one instruction when it searches for branches.

# CHECK: .text
.int 0xcda3d045
# CHECK-NEXT: .int 0xcda3d045
s_cbranch_vccnz end
# CHECK-NEXT: s_cbranch_vccnz L1
s_nop 1
# CHECK-NEXT: s_nop 0x1
end:
# CHECK-NEXT: L1:
s_endpgm
# CHECK-NEXT: s_endpgm
