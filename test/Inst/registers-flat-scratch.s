# flat_scratch has code 104 on GCN 1.1, and 102 on GCN 1.2 and 1.4.
# RUN: clrxasm -b raw -g Bonaire -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=CI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
s_mov_b64 flat_scratch, s[2:3]
# CI: bee80402
# VI: bee60102
# GFX9: bee60102
s_mov_b32 flat_scratch_hi, flat_scratch_lo
# CI-NEXT: bee90368
# CI-NOT: {{.}}
# VI-NEXT: bee70066
# VI-NOT: {{.}}
# GFX9-NEXT: bee70066
# GFX9-NOT: {{.}}
