# Apertures and other sources that exist since GCN 1.4.
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
s_mov_b32 s0, shared_base
# GFX9: be8000eb
# GFX10: be8003eb
s_mov_b32 s0, src_shared_limit
# GFX9-NEXT: be8000ec
# GFX10-NEXT: be8003ec
s_mov_b32 s0, private_base
# GFX9-NEXT: be8000ed
# GFX10-NEXT: be8003ed
s_mov_b32 s0, src_private_limit
# GFX9-NEXT: be8000ee
# GFX10-NEXT: be8003ee
s_mov_b32 s0, pops_exiting_wave_id
# GFX9-NEXT: be8000ef
# GFX10-NEXT: be8003ef
v_mov_b32 v0, shared_base
# GFX9-NEXT: 7e0002eb
# GFX10-NEXT: 7e0002eb
s_mov_b32 s0, ttmp15
# GFX9-NEXT: be80007b
# GFX9-NOT: {{.}}
# GFX10-NEXT: be80037b
# GFX10-NOT: {{.}}
