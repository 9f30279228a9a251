# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Whazard-disputed %s 2>&1 | FileCheck %s --check-prefix=ALL
# CHECK-NOT: warning:
        v_mov_b32       v0, v1
        s_nop 0
# CHECK: [[@LINE+1]]:29: warning: DPP reads v0, which VALU has just written: 2 wait states are needed, but there is 1 [-Whazard]
        v_mov_b32       v2, v0 row_shl:1
# CHECK-NOT: warning:
        s_nop 1
        v_mov_b32       v3, v1
        v_add_f32       v2, v0, v3 row_shl:1
## In LLVM's hazard recognizer, DPP also reads the old value, whichever kind of
## instruction has written it.
        v_mov_b32       v3, 0
# ALL: warning: DPP may keep the old value of v3, which has just been written: {{.*}} [-Whazard-disputed]
        v_mov_b32       v3, v0 row_shl:1
        s_nop 1
        buffer_load_dword v4, v10, s[4:7], 0 offen
        s_waitcnt vmcnt(0)
# ALL: warning: DPP may keep the old value of v4, which has just been written: 2 wait states are needed, but there is 1 [-Whazard-disputed]
        v_mov_b32       v4, v0 row_shl:1
        v_cmpx_eq_u32   vcc, v0, v1
        s_nop 3
# CHECK: warning: DPP depends on exec_lo, which VALU has just written: 5 wait states are needed, but there are 4
        v_mov_b32       v2, v0 row_shl:1
        s_endpgm
