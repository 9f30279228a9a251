# GCN 1.5 allows a literal in long vector encodings. Several operands may be
# literals; the value of the first one counts.
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
v_fma_f32 v0, v1, v2, 0x1234
# CHECK: d54b0000
# CHECK-NEXT: 03fe0501
# CHECK-NEXT: 00001234
v_fma_f32 v0, v1, 0.1, v2
# CHECK-NEXT: d54b0000
# CHECK-NEXT: 0409ff01
# CHECK-NEXT: 3dcccccd
v_fma_f32 v0, 0x1234, 0x5678, v2
# CHECK-NEXT: d54b0000
# CHECK-NEXT: 0409feff
# CHECK-NEXT: 00001234
v_fma_f32 v0, late, v2, v3
# CHECK-NEXT: d54b0000
# CHECK-NEXT: 040e04ff
# CHECK-NEXT: 0000abcd
v_pk_add_f16 v0, 0x12345678, v1
# CHECK-NEXT: cc0f4000
# CHECK-NEXT: 180202ff
# CHECK-NEXT: 12345678
# CHECK-NOT: {{.}}
late = 0xabcd
