# RUN: clrx-mc -dialect=llvm -mcpu=gfx900 -format=rawcode -show-inst %s | FileCheck %s --strict-whitespace --match-full-lines
# RUN: clrx-mc -dialect=llvm -mcpu=gfx900 -format=rawcode -show-inst -show-encoding %s | FileCheck %s --check-prefix=BOTH --strict-whitespace --match-full-lines
# RUN: echo "0x02 0x06 0x02 0x02" | clrx-mc -dialect=llvm -mcpu=gfx900 -format=rawcode -disassemble -show-inst | FileCheck %s --check-prefix=HEX --strict-whitespace --match-full-lines

# -show-inst prints LLVM's MCInst in comments, as llvm-mc does.

#      CHECK:	v_add_f32_e32 v1, s2, v3                ; <MCInst #{{[0-9]+}} V_ADD_F32_e32_vi
# CHECK-NEXT:                                        ;  <MCOperand Reg:VGPR1>
# CHECK-NEXT:                                        ;  <MCOperand Reg:SGPR2>
# CHECK-NEXT:                                        ;  <MCOperand Reg:VGPR3>>
# CHECK-NEXT:	s_nop 1                                 ; <MCInst #{{[0-9]+}} S_NOP_vi
# CHECK-NEXT:                                        ;  <MCOperand Imm:1>>

#      BOTH:	s_nop 1                                 ; encoding: [0x01,0x00,0x80,0xbf]
# BOTH-NEXT:                                        ; <MCInst #{{[0-9]+}} S_NOP_vi
# BOTH-NEXT:                                        ;  <MCOperand Imm:1>>

#      HEX:	v_add_f32_e32 v1, s2, v3                ; <MCInst #{{[0-9]+}} V_ADD_F32_e32_vi
# HEX-NEXT:                                        ;  <MCOperand Reg:VGPR1>
# HEX-NEXT:                                        ;  <MCOperand Reg:SGPR2>
# HEX-NEXT:                                        ;  <MCOperand Reg:VGPR3>>

v_add_f32 v1, s2, v3
s_nop 1
