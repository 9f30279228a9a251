## v_readlane and similar instructions read lanes outside EXEC, so a write with
## the same EXEC does not replace everything that they read. The same holds for
## v_readfirstlane if EXEC is 0.
# RUN: clrx-mc -filetype=obj %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx1010 %t | FileCheck %s
.rawcode
.gpu gfx1010
.regalloc on
.regvar a:v, b:v, c:v, d:v, e:v, f:v, x:v
        s_mov_b64 s[2:3], exec
# CHECK:      v_mov_b32 v1, 1
        v_mov_b32 a, 1
        s_mov_b64 exec, s[0:1]
# CHECK:      v_mov_b32 v2, v0
        v_mov_b32 x, v0
# CHECK-NEXT: v_mov_b32 v1, v2
        v_mov_b32 a, x
# CHECK-NEXT: v_readlane_b32 s4, v1, 5
        v_readlane_b32 s4, a, 5
        s_mov_b64 exec, s[2:3]
# CHECK:      v_mov_b32 v1, 2
        v_mov_b32 b, 2
        s_mov_b64 exec, s[0:1]
# CHECK:      v_mov_b32 v2, v0
        v_mov_b32 x, v0
# CHECK-NEXT: v_mov_b32 v1, v2
        v_mov_b32 b, x
# CHECK-NEXT: v_readfirstlane_b32 s4, v1
        v_readfirstlane_b32 s4, b
        s_mov_b64 exec, s[2:3]
# CHECK:      v_mov_b32 v1, 3
        v_mov_b32 c, 3
        s_mov_b64 exec, s[0:1]
# CHECK:      v_mov_b32 v2, v0
        v_mov_b32 x, v0
# CHECK-NEXT: v_mov_b32 v1, v2
        v_mov_b32 c, x
# CHECK-NEXT: v_permlane16_b32 v{{[0-9]+}}, v1, s4, s4 op_sel:[1,0,0,0]
        v_permlane16_b32 f, c, s4, s4 op_sel:[1,0,0,0]
        s_mov_b64 exec, s[2:3]
# CHECK:      v_mov_b32 v1, 4
        v_mov_b32 d, 4
        s_mov_b64 exec, s[0:1]
# CHECK:      v_mov_b32 v2, v0
        v_mov_b32 x, v0
# CHECK-NEXT: v_mov_b32 v1, v2
        v_mov_b32 d, x
# CHECK-NEXT: v_mov_b32 v{{[0-9]+}}, v1 dpp8:[1,0,3,2,5,4,7,6] fi
        v_mov_b32_dpp f, d dpp8:[1,0,3,2,5,4,7,6] fi
        s_mov_b64 exec, s[2:3]
## v_writelane may write a lane that EXEC never enables.
# CHECK:      v_writelane_b32 v1, s4, 31
        v_writelane_b32 e, s4, 31
# CHECK:      v_mov_b32 v0, v0
        v_mov_b32 x, v0
# CHECK-NEXT: v_mov_b32 v1, v0
        v_mov_b32 e, x
# CHECK-NEXT: v_readlane_b32 s4, v1, 31
        v_readlane_b32 s4, e, 31
        s_endpgm
