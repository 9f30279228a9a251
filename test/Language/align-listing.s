# A listing shows the bytes that fill an alignment.

# RUN: clrx-mc %s | FileCheck %s
# CHECK: .long 0x00000001, 0x07070707, 0x00000002

.rawcode
.byte 1
.p2align 2, 0
.balign 8, 7
.long 2
