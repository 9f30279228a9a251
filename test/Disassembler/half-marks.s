# RUN: split-file %s %t
# RUN: clrxasm -b raw -A GCN1.0 %t/gfx6.s -o %t/6 && clrxdisasm -r -A GCN1.0 -f --buggyFPLit %t/6 | FileCheck %t/gfx6.s --match-full-lines
# RUN: clrxasm -b raw -A GCN1.2 %t/gfx8.s -o %t/8 && clrxdisasm -r -A GCN1.2 -f --buggyFPLit %t/8 | FileCheck %t/gfx8.s --match-full-lines
# RUN: clrxasm -b raw -A GCN1.5 %t/gfx10.s -o %t/10 && clrxdisasm -r -A GCN1.5 -f --buggyFPLit %t/10 | FileCheck %t/gfx10.s --match-full-lines
#
# Inline constants that clrxdisasm marks as halves, and the values of literals.

#--- gfx6.s
.int 0x7e0016f2
# CHECK: /*000000000000*/ v_cvt_f32_f16   v0, 1.0s
.int 0x7e0016f8
# CHECK-NEXT: /*000000000004*/ v_cvt_f32_f16   v0, ill_248

#--- gfx8.s
.int 0x48d1b4f2, 0x00003c00
# CHECK: /*000000000000*/ v_madmk_f16     v104, 1.0s, 0x3c00 /* 1h */, v218

#--- gfx10.s
.int 0x6f8f92f2, 0x00003c00
# CHECK: /*000000000000*/ v_fmamk_f16     v199, 1.0s, 0x3c00 /* 1h */, v201
.int 0x782df6f7
# CHECK-NEXT: /*000000000008*/ v_pk_fmac_f16   v22, -4.0s, v251
.int 0xd7110000, 0x000000f3
# CHECK-NEXT: /*00000000000c*/ v_pack_b32_f16  v0, -1.0, s0
.int 0xd743005a, 0x0001e4f2
# CHECK-NEXT: /*000000000014*/ v_interp_p1lv_f16 v90, 1.0s, attr50.w, s0
.int 0xd7430108, 0x0001fe00, 0x12343c00
# CHECK-NEXT: /*00000000001c*/ v_interp_p1lv_f16 v8, 0x12343c00 /* 1h */, attr0.x, s0
