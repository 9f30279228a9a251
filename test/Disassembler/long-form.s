# RUN: split-file %s %t
# RUN: clrxasm -b raw -A GCN1.0 %t/gfx6.s -o %t/6 && clrxdisasm -r -A GCN1.0 %t/6 | FileCheck %t/gfx6.s --match-full-lines
# RUN: clrxasm -b raw -A GCN1.4 %t/gfx9.s -o %t/9 && clrxdisasm -r -A GCN1.4 %t/9 | FileCheck %t/gfx9.s --match-full-lines
# RUN: clrxasm -b raw -A GCN1.5 %t/gfx10.s -o %t/10 && clrxdisasm -r -A GCN1.5 %t/10 | FileCheck %t/gfx10.s --match-full-lines
#
# clrxdisasm marks long forms for which the short form would suffice.

#--- gfx6.s
# The abs bits of unknown opcodes are not printed, but matter for the mark.
.int 0xd19c006a, 0x0003b5ff
# CHECK: /*000000000000*/ VOP3A_ill_206   vcc, v255, v218 vop3
.int 0xd19c026a, 0x0003b5ff
# CHECK-NEXT: /*000000000008*/ VOP3A_ill_206   vcc, v255, v218

#--- gfx9.s
# For interpolations, the mark ignores op_sel. An invalid parameter below 256 fits the short form.
.int 0xd2701000, 0x0003fe00
# CHECK: /*000000000000*/ v_interp_p1_f32 v0, v255, attr0.x op_sel:[0,1,0] vop3
.int 0xd2703800, 0x0003fe00
# CHECK-NEXT: /*000000000008*/ v_interp_p1_f32 v0, v255, attr0.x op_sel=0x7 vop3
.int 0xd2720000, 0x0001fe00
# CHECK-NEXT: /*000000000010*/ v_interp_mov_f32 v0, invalid_255, attr0.x vop3
.int 0xd2720000, 0x00020000
# CHECK-NEXT: /*000000000018*/ v_interp_mov_f32 v0, invalid_256, attr0.x

#--- gfx10.s
# This word counts as VOP3B, whose mask must be VCC.
.int 0xd5260000, 0x0003fe00
# CHECK: /*000000000000*/ v_sub_nc_u32    v0, s0, v255
.int 0xd5266a00, 0x0003fe00
# CHECK-NEXT: /*000000000008*/ v_sub_nc_u32    v0, s0, v255 vop3
