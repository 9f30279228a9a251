# .nowarn turns off the findings of the group, too, until .warn.
# RUN: not clrx-run %s -buffer=4:zero:64 -vgpr=1:u32:0 2>&1 | FileCheck %s
# CHECK: :[[#@LINE+11]]:9: error: v2 is read here{{.*}}[-Cwait]
# CHECK-NOT: error:
.rawcode
.gpu gfx900
.nowarn waitcnt
        global_load_dword v0, v1, s[4:5]
        v_mov_b32 v3, v0
.warn waitcnt
.nowarn hazard
        global_load_dword v2, v1, s[4:5]
.nowarn kernel
        v_mov_b32 v3, v2
        v_mov_b32 v6, 0
        v_mov_b32 v6, v6 wave_shr
        global_store_dword v1, v3, s[4:5] offset:1024
        s_endpgm
