# Operands of half-precision instructions take halves. Comparisons of halves take
# singles.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
v_add_f16 v0, 1.0, v1
# VI: 3e0002f2
# GFX9: 3e0002f2
# GFX10: 640002f2
v_add_f16 v0, 0.1, v1
# VI-NEXT: 3e0002ff
# VI-NEXT: 00002e66
# GFX9-NEXT: 3e0002ff
# GFX9-NEXT: 00002e66
# GFX10-NEXT: 640002ff
# GFX10-NEXT: 00002e66
v_add_f16 v0, 0.1s, v1
# VI-NEXT: 3e0002ff
# VI-NEXT: 3dcccccd
# GFX9-NEXT: 3e0002ff
# GFX9-NEXT: 3dcccccd
# GFX10-NEXT: 640002ff
# GFX10-NEXT: 3dcccccd
v_add_f16 v0, 65504.0, v1
# VI-NEXT: 3e0002ff
# VI-NEXT: 00007bff
# GFX9-NEXT: 3e0002ff
# GFX9-NEXT: 00007bff
# GFX10-NEXT: 640002ff
# GFX10-NEXT: 00007bff
v_add_f16 v0, 0.15915494, v1
# VI-NEXT: 3e0002f8
# GFX9-NEXT: 3e0002f8
# GFX10-NEXT: 640002f8
v_cmp_lt_f16 vcc, 0.1, v1
# VI-NEXT: 7c4202ff
# VI-NEXT: 3dcccccd
# VI-NOT: {{.}}
# GFX9-NEXT: 7c4202ff
# GFX9-NEXT: 3dcccccd
# GFX9-NOT: {{.}}
# GFX10-NEXT: 7d9202ff
# GFX10-NEXT: 3dcccccd
# GFX10-NOT: {{.}}
