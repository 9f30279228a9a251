# --buggyFPLit reads floating-point constants as old versions did: halves are
# literals, doubles are singles.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g Tonga --buggyFPLit -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=OLD
v_add_f16 v0, 0.1, v1
# VI: 3e0002ff
# VI-NEXT: 00002e66
# OLD: 3e0002ff
# OLD-NEXT: 00002e66
v_add_f16 v0, 1.0h, v1
# VI-NEXT: 3e0002f2
# OLD-NEXT: 3e0002ff
# OLD-NEXT: 00003c00
v_mov_b32 v0, 1.0h
# VI-NEXT: 7e0002ff
# VI-NEXT: 00003c00
# OLD-NEXT: 7e0002ff
# OLD-NEXT: 00003c00
v_add_f16 v0, 1.0, v1
# VI-NEXT: 3e0002f2
# OLD-NEXT: 3e0002ff
# OLD-NEXT: 00003c00
v_add_f16 v0, lit(1.0), v1
# VI-NEXT: 3e0002ff
# VI-NEXT: 00003c00
# OLD-NEXT: 3e0002ff
# OLD-NEXT: 00003c00
v_mov_b32 v0, 0.1
# VI-NEXT: 7e0002ff
# VI-NEXT: 3dcccccd
# OLD-NEXT: 7e0002ff
# OLD-NEXT: 3dcccccd
v_rcp_f64 v[0:1], 0.1
# VI-NEXT: 7e004aff
# VI-NEXT: 3fb9999a
# OLD-NEXT: 7e004aff
# OLD-NEXT: 3dcccccd
v_rcp_f64 v[0:1], 1.0s
# VI-NEXT: 7e004aff
# VI-NEXT: 3f800000
# OLD-NEXT: 7e004af2
v_mov_b32 v0, lit(0.5)
# VI-NEXT: 7e0002ff
# VI-NEXT: 3f000000
# VI-NOT: {{.}}
# OLD-NEXT: 7e0002ff
# OLD-NEXT: 3f000000
# OLD-NOT: {{.}}
