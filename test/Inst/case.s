# Case does not matter in mnemonics, registers, modifiers and keywords.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
S_MOV_B32 S1, VCC_LO
# CHECK: be81006a
V_ADD_F32_E64 V1, ABS(V2), V3 CLAMP MUL:2
# CHECK-NEXT: d1018101
# CHECK-NEXT: 08020702
S_WAITCNT VMCNT(0)
# CHECK-NEXT: bf8c0f70
BUFFER_LOAD_DWORD V1, OFF, S[4:7], 0 OFFSET:4 GLC
# CHECK-NEXT: e0504004
# CHECK-NEXT: 80010100
# CHECK-NOT: {{.}}
