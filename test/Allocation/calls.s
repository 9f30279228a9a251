## Values that are live across a call have other registers than the function,
## for both ways to call one. Arguments and results keep their registers.
# RUN: clrx-mc -filetype=obj %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx900 %t | FileCheck %s
.rawcode
.gpu gfx900
.regalloc on
.regvar link:s:2, target:s:2, kept:v, given:v, returned:v, own:v
# CHECK:      v_mov_b32 v0, 1
        v_mov_b32 kept, 1
# CHECK-NEXT: v_mov_b32 v[[#GIVEN:]], 2
        v_mov_b32 given, 2
# CHECK-NEXT: s_call_b64 s[0:1],
        s_call_b64 link, function
# CHECK-NEXT: v_add_u32 v[[#GIVEN]], v0, v[[#RETURNED:]]
        v_add_u32 given, kept, returned
# CHECK-NEXT: s_getpc_b64 s[0:1]
        s_getpc_b64 target
here:
# CHECK-NEXT: s_add_u32 s0, s0,
        s_add_u32 target[0], target[0], function-here
        s_addc_u32 target[1], target[1], 0
# CHECK:      s_swappc_b64 s[0:1], s[0:1]
        s_swappc_b64 link, target
# CHECK-NEXT: ds_write_b32 v0, v[[#RETURNED]]
        ds_write_b32 kept, returned
        s_endpgm
function:
## v0 belongs to kept.
# CHECK:      v_add_u32 v1, v[[#GIVEN]], v[[#GIVEN]]
        v_add_u32 own, given, given
# CHECK-NEXT: v_mul_lo_u32 v[[#RETURNED]], v1, v1
        v_mul_lo_u32 returned, own, own
# CHECK-NEXT: s_setpc_b64 s[0:1]
        s_setpc_b64 link
