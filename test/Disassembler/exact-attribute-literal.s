# RUN: clrxasm -b raw -g gfx1010 %s -o %t && clrxdisasm -r -g gfx1010 --exact %t | FileCheck %s --match-full-lines
#
# No statement can express the literal after channel w of attribute 63. It must be 0, or
# the instruction is printed as data.

# CHECK: .text
.int 0xd7420006, 0x0003b4ff, 0
# CHECK-NEXT: /*{{0+}}*/ v_interp_p1ll_f16 v6, v218, attr63.w
.int 0xd7420006, 0x0003b4ff, 0xd4e4fc4a
# CHECK-NEXT: /*{{0+}}c*/ .int 0xd7420006, 0x0003b4ff, 0xd4e4fc4a  # v_interp_p1ll_f16 v6, v218, attr63.w
