# d16 packs the data into halves since GCN 1.4. a16 is independent of it.
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
image_load v[0:1], v[4:7], s[8:15] dmask:15 d16
# CHECK: f0000f00
# CHECK-NEXT: 80020004
image_load v[0:1], v[4:7], s[8:15] dmask:7 d16 a16
# CHECK-NEXT: f0008700
# CHECK-NEXT: 80020004
image_gather4h v[0:3], v[4:7], s[8:15], s[16:19]
# CHECK-NEXT: f1080100
# CHECK-NEXT: 00820004
# CHECK-NOT: {{.}}
