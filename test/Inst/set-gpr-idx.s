# The mode of indexed registers is an 8-bit immediate.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
s_set_gpr_idx_on s2, 5
# CHECK: bf110502
s_set_gpr_idx_on s2, 255
# CHECK-NEXT: bf11ff02
s_set_gpr_idx_on s2, -128
# CHECK-NEXT: bf118002
s_set_gpr_idx_on 3, late
# CHECK-NEXT: bf110983
s_set_gpr_idx_mode 0x12
# CHECK-NEXT: bf9d0012
s_set_gpr_idx_off
# CHECK-NEXT: bf9c0000
# CHECK-NOT: {{.}}
late = 9
