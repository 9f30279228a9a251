# RUN: clrxasm -b raw -A GCN1.1 %s -o %t && clrxdisasm -r -A GCN1.1 %t | FileCheck %s --match-full-lines
#
# Code 255 where no literal is read: clrxdisasm prints a literal 0 for the lane of a short
# instruction and for the offset of an unknown load, and 0x0 elsewhere.

.int 0x0201fe00
# CHECK: /*000000000000*/ v_readlane_b32  s0, s0, lit(0)
.int 0x05e7fe01
# CHECK-NEXT: /*000000000004*/ v_writelane_b32 v243, s1, lit(0)
.int 0x04d3feff, 0x441341f8
# CHECK-NEXT: /*000000000008*/ v_writelane_b32 v105, 0x441341f8, lit(0)
.int 0x03fe003b
# CHECK-NEXT: /*000000000010*/ v_readlane_b32  0x0, s59, s0
.int 0xc43472ff
# CHECK-NEXT: /*000000000014*/ SMRD_ill_16     flat_scratch_lo, ttmp[2:3], lit(0)
