# A load writes the lanes that EXEC had when it was issued. Other lanes can be used
# without a wait.
# RUN: clrx-run -w %s -buffer=4:u32:100 -vgpr=1:u32:0 -print=v0:u32:4 \
# RUN:   | FileCheck %s --match-full-lines
# CHECK: v0: 100 8 100 8
.rawcode
.gpu gfx900
        s_mov_b64 exec, 5
        global_load_dword v0, v1, s[4:5]
        s_mov_b64 exec, 10
        v_mov_b32 v0, 8
        s_waitcnt vmcnt(0)
        s_endpgm
