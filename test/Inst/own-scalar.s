# Scalar instructions that LLVM lacks.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
s_mov_regrd_b32 s1, s2
# SI: be813302
# VI: be812f02
# GFX9: be812f02
s_mov_fed_b32 s1, 0x1234
# SI-NEXT: be8135ff
# SI-NEXT: 00001234
# VI-NEXT: be8131ff
# VI-NEXT: 00001234
# GFX9-NEXT: be8131ff
# GFX9-NEXT: 00001234
s_getreg_regrd_b32 s1, hwreg(mode, 0, 32)
# SI-NEXT: ba01f801
# SI-NOT: {{.}}
# VI-NEXT: b981f801
# VI-NOT: {{.}}
# GFX9-NEXT: b981f801
# GFX9-NOT: {{.}}
