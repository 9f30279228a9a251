# Floats are rounded once, to the nearest value, and ties to even.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx1 -w8 %t | FileCheck %s

.half 1.00048828125; .skip 6
# CHECK: 00 3c 00 00 00 00 00 00
.half 1.00048828125001; .skip 6
# CHECK-NEXT: 01 3c 00 00 00 00 00 00
.half 1.00146484375; .skip 6
# CHECK-NEXT: 02 3c 00 00 00 00 00 00
.half 2.98023223876953125e-8; .skip 6
# CHECK-NEXT: 00 00 00 00 00 00 00 00
.half 2.98023223876954e-8; .skip 6
# CHECK-NEXT: 01 00 00 00 00 00 00 00
.half 65519.9; .skip 6
# CHECK-NEXT: ff 7b 00 00 00 00 00 00
.half 0.1; .skip 6
# CHECK-NEXT: 66 2e 00 00 00 00 00 00
.half -0.0; .skip 6
# CHECK-NEXT: 00 80 00 00 00 00 00 00
.half 6.1e-5; .skip 6
# CHECK-NEXT: ff 03 00 00 00 00 00 00
.float 1.000000059604644775390625; .skip 4
# CHECK-NEXT: 00 00 80 3f 00 00 00 00
.float 1.00000005960464477539062501; .skip 4
# CHECK-NEXT: 01 00 80 3f 00 00 00 00
.float 16777217; .skip 4
# CHECK-NEXT: 00 00 80 4b 00 00 00 00
.float 16777217.0000001; .skip 4
# CHECK-NEXT: 01 00 80 4b 00 00 00 00
.float 16777219; .skip 4
# CHECK-NEXT: 02 00 80 4b 00 00 00 00
.float 0.1; .skip 4
# CHECK-NEXT: cd cc cc 3d 00 00 00 00
.float 1e22; .skip 4
# CHECK-NEXT: 78 86 07 64 00 00 00 00
.float 123456789012345678; .skip 4
# CHECK-NEXT: a6 4d db 5b 00 00 00 00
.float 9007199254740993e0; .skip 4
# CHECK-NEXT: 00 00 00 5a 00 00 00 00
.float 1e-40; .skip 4
# CHECK-NEXT: c2 16 01 00 00 00 00 00
.float .5e3; .skip 4
# CHECK-NEXT: 00 00 fa 43 00 00 00 00
.float 3.4028235e38; .skip 4
# CHECK-NEXT: ff ff 7f 7f 00 00 00 00
.double 0.1
# CHECK-NEXT: 9a 99 99 99 99 99 b9 3f
.double 9007199254740993
# CHECK-NEXT: 00 00 00 00 00 00 40 43
.double 9007199254740992.5
# CHECK-NEXT: 00 00 00 00 00 00 40 43
.double 1e22
# CHECK-NEXT: 92 d5 4d 06 cf f0 80 44
.double 1e23
# CHECK-NEXT: f6 4a e1 c7 02 2d b5 44
.double 123456789e-22
# CHECK-NEXT: 61 0d f7 a1 cc cc 0b 3d
.double 1.7976931348623157e308
# CHECK-NEXT: ff ff ff ff ff ff ef 7f
.double 4.9e-324
# CHECK-NEXT: 01 00 00 00 00 00 00 00
.double 0.30000000000000004
# CHECK-NEXT: 34 33 33 33 33 33 d3 3f
# CHECK-NOT: {{.}}
