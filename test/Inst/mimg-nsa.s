# Image dimensions and non-sequential address registers of GCN 1.5.
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
image_load v1, v4, s[8:15] dim:1d
# CHECK: f0000100
# CHECK-NEXT: 00020104
image_load v1, v[4:5], s[8:15] dim:2D dmask:1
# CHECK-NEXT: f0000108
# CHECK-NEXT: 00020104
image_load v1, v[4:6], s[8:15] dim:sq_rsrc_img_cube dlc
# CHECK-NEXT: f0000198
# CHECK-NEXT: 00020104
image_load v1, [v4], s[8:15] dim:@0
# CHECK-NEXT: f0000100
# CHECK-NEXT: 00020104
image_load v1, [v4, v9], s[8:15] dim:2d
# CHECK-NEXT: f000010a
# CHECK-NEXT: 00020104
# CHECK-NEXT: 00000009
image_load v1, [v4, v9, v[2:3]], s[8:15] dim:2d_msaa_array
# CHECK-NEXT: f000013a
# CHECK-NEXT: 00020104
# CHECK-NEXT: 00030209
image_load v1, [v[4:5]], s[8:15] dim:2d
# CHECK-NEXT: f000010a
# CHECK-NEXT: 00020104
# CHECK-NEXT: 00000005
image_sample_d v1, [v4, v9, v2, v3, v8, v1], s[8:15], s[16:19] dim:2d
# CHECK-NEXT: f088010c
# CHECK-NEXT: 00820104
# CHECK-NEXT: 08030209
# CHECK-NEXT: 00000001
image_sample_c_d_cl_o v1, [v4, v9, v2, v3, v8, v1, v[20:26]], s[8:15], s[16:19] dim:3d
# CHECK-NEXT: f0ec0116
# CHECK-NEXT: 00820104
# CHECK-NEXT: 08030209
# CHECK-NEXT: 16151401
# CHECK-NEXT: 1a191817
image_store v1, v[4:5], s[8:15] dim:2d unorm
# CHECK-NEXT: f0201108
# CHECK-NEXT: 00020104
# CHECK-NOT: {{.}}
