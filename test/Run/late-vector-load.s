# Without a wait, an instruction reads the value from before the load. The run goes
# on with it, and the load arrives at the next wait.
# RUN: not clrx-run -w %s -buffer=4:u32:100,101 -vgpr=1:u32:0,4 -print=v2:u32:2 \
# RUN:   -print=v3:u32:2 2> %t | FileCheck %s --match-full-lines
# RUN: FileCheck %s --check-prefix=FINDING < %t
# CHECK:      v2: 7 7
# CHECK-NEXT: v3: 100 101
# FINDING: :[[#@LINE+5]]:9: error: v0 is read here, but the load that writes it may not have returned [-Cwait]
.rawcode
.gpu gfx900
        v_mov_b32 v0, 7
        global_load_dword v0, v1, s[4:5]
        v_mov_b32 v2, v0
        s_waitcnt vmcnt(0)
        v_mov_b32 v3, v0
        s_endpgm
