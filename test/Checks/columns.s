## Warnings are at the operand that they are about, in both dialects and also if
## an instruction has no destination or has modifiers before an operand.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
        buffer_load_dword v1, v0, s[4:7], 0 offen
# CHECK: [[@LINE+1]]:27: warning:
        buffer_atomic_add v1, v0, s[4:7], 0 offen
        s_waitcnt       vmcnt(0)
        global_load_dword v3, v[4:5], off
# CHECK: [[@LINE+1]]:45: warning:
        v_add_f32       v6,  v7 /* , v9 */, -v3
        s_endpgm
.dialect llvm
        global_load_dword v3, v[4:5], off
// CHECK: [[@LINE+1]]:33: warning:
        v_add_f32_e64   v6, v7, -v3
        global_load_dword v8, v[4:5], off
// CHECK: [[@LINE+1]]:30: warning:
        ds_write_b32    v10, v8 offset:4
        s_endpgm
