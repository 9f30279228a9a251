# The trace shows a loaded value at the load, although it arrives later.
# RUN: not clrx-run -w -trace %s -buffer=4:u32:100 -vgpr=1:u32:0 2>&1 | FileCheck %s
# CHECK: global_load_dword v0, v1, s[4:5] v0={0x64*64}
# CHECK: v_mov_b32 v2, v0 v2={0x7*64}
# CHECK: s_waitcnt vmcnt(0){{$}}
.rawcode
.gpu gfx900
        v_mov_b32 v0, 7
        global_load_dword v0, v1, s[4:5]
        v_mov_b32 v2, v0
        s_waitcnt vmcnt(0)
        s_endpgm
