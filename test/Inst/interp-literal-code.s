# Component w of attribute 63 has the code of a literal in the 64-bit encoding,
# so the reference assembler appends a literal.
# RUN: clrxasm -b raw -g gfx1010 -o %t.bin %s
# RUN: od -An -tx1 -v %t.bin | FileCheck %s
# RUN: clrxasm -b raw -g gfx906 -o %t.bin %s
# RUN: od -An -tx1 -v %t.bin | FileCheck %s --check-prefix=GFX9

# CHECK: 06 00 42 d7 ff b4 03 00 00 00 00 00 06 00 42 d7
# CHECK-NEXT: fe b4 03 00
# GFX9: 06 00 74 d2 ff b4 03 00 00 00 00 00 06 00 74 d2
# GFX9-NEXT: fe b4 03 00
v_interp_p1ll_f16 v6, v218, attr63.w
v_interp_p1ll_f16 v6, v218, attr62.w
