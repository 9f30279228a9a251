# r128 selects resources of four dwords, which GCN 1.4 lacks.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
image_load v1, v[4:7], s[8:11] r128
# SI: f0008100
# SI-NEXT: 00020104
# VI: f0008100
# VI-NEXT: 00020104
image_sample v1, v[4:7], s[8:11], s[16:19] r128
# SI-NEXT: f0808100
# SI-NEXT: 00820104
# SI-NOT: {{.}}
# VI-NEXT: f0808100
# VI-NEXT: 00820104
# VI-NOT: {{.}}
