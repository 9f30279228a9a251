# MIMG: data by dmask, resources, flags.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
image_load v1, v[4:7], s[8:15]
# SI: f0000100
# SI-NEXT: 00020104
# VI: f0000100
# VI-NEXT: 00020104
# GFX9: f0000100
# GFX9-NEXT: 00020104
image_load v[0:3], v[4:7], s[8:15] dmask:15 unorm glc slc
# SI-NEXT: f2003f00
# SI-NEXT: 00020004
# VI-NEXT: f2003f00
# VI-NEXT: 00020004
# GFX9-NEXT: f2003f00
# GFX9-NEXT: 00020004
image_load v[0:2], v[4:7], s[8:15] dmask:3 tfe lwe da
# SI-NEXT: f0034300
# SI-NEXT: 00020004
# VI-NEXT: f0034300
# VI-NEXT: 00020004
# GFX9-NEXT: f0034300
# GFX9-NEXT: 00020004
image_sample v[0:1], v[4:7], s[8:15], s[16:19] dmask:5
# SI-NEXT: f0800500
# SI-NEXT: 00820004
# VI-NEXT: f0800500
# VI-NEXT: 00820004
# GFX9-NEXT: f0800500
# GFX9-NEXT: 00820004
image_sample_c_d_cl_o v1, v[4:15], s[8:15], s[16:19]
# SI-NEXT: f0ec0100
# SI-NEXT: 00820104
# VI-NEXT: f0ec0100
# VI-NEXT: 00820104
# GFX9-NEXT: f0ec0100
# GFX9-NEXT: 00820104
image_gather4 v[0:3], v[4:7], s[8:15], s[16:19] dmask:1
# SI-NEXT: f1000100
# SI-NEXT: 00820004
# VI-NEXT: f1000100
# VI-NEXT: 00820004
# GFX9-NEXT: f1000100
# GFX9-NEXT: 00820004
image_store v[0:3], v[4:7], s[8:15] dmask:15 unorm
# SI-NEXT: f0201f00
# SI-NEXT: 00020004
# VI-NEXT: f0201f00
# VI-NEXT: 00020004
# GFX9-NEXT: f0201f00
# GFX9-NEXT: 00020004
image_atomic_add v1, v[4:7], s[8:15] dmask:1 unorm glc
# SI-NEXT: f0443100
# SI-NEXT: 00020104
# VI-NEXT: f0483100
# VI-NEXT: 00020104
# GFX9-NEXT: f0483100
# GFX9-NEXT: 00020104
image_get_resinfo v[0:3], v[4:7], s[8:15] dmask:15
# SI-NEXT: f0380f00
# SI-NEXT: 00020004
# SI-NOT: {{.}}
# VI-NEXT: f0380f00
# VI-NEXT: 00020004
# VI-NOT: {{.}}
# GFX9-NEXT: f0380f00
# GFX9-NEXT: 00020004
# GFX9-NOT: {{.}}
