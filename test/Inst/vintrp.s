# Interpolation instructions.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
v_interp_p1_f32 v1, v2, attr3.x
# SI: c8040c02
# VI: d4040c02
# GFX10: c8040c02
v_interp_p2_f32 v1, v2, attr63.w
# SI-NEXT: c805ff02
# VI-NEXT: d405ff02
# GFX10-NEXT: c805ff02
v_interp_mov_f32 v1, p10, attr0.y
# SI-NEXT: c8060100
# VI-NEXT: d4060100
# GFX10-NEXT: c8060100
v_interp_mov_f32 v1, p20, attr0 . z
# SI-NEXT: c8060201
# VI-NEXT: d4060201
# GFX10-NEXT: c8060201
v_interp_mov_f32 v1, P0, ATTR31.Z
# SI-NEXT: c8067e02
# SI-NOT: {{.}}
# VI-NEXT: d4067e02
# VI-NOT: {{.}}
# GFX10-NEXT: c8067e02
# GFX10-NOT: {{.}}
