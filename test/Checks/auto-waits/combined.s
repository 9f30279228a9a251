# One instruction waits for two counters where the GPU has such an instruction.
# RUN: clrx-mc -w -filetype=asm %s | FileCheck %s

.rawcode
.gpu gfx1200
.dialect llvm
.waits auto
    ds_load_b32 v5, v6
    global_load_b32 v1, v0, s[2:3]
    global_load_b32 v2, v0, s[2:3]
    v_add_f32 v4, v5, v1
    s_endpgm

# CHECK:      s_wait_loadcnt_dscnt 0x100
# CHECK-NEXT: v_add_f32_e32 v4, v5, v1
