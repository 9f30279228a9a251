## If the control flow is unknown, there is no allocation until the source
## describes it. Code without variables does not matter.
# RUN: not clrx-mc -filetype=obj %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
# RUN: clrx-mc -filetype=obj -DSAID=1 %s -o %t
.rawcode
.gpu gfx900
.regalloc on
.regvar x:v
        v_mov_b32 x, 1
.ifdef SAID
.cf_call function
.endif
# CHECK: :[[#@LINE+2]]:9: error: registers cannot be allocated: the target of this jump is not known
# CHECK: :[[#@LINE+1]]:9: note: describe the jump with .cf_jump, .cf_cjump, .cf_call or .cf_ret
        s_swappc_b64 s[30:31], s[4:5]
        ds_write_b32 v0, x
        s_endpgm
function:
        v_mov_b32 v7, 1
        s_setpc_b64 s[30:31]
.cf_start
        s_setpc_b64 s[8:9]
