# Without findings about waits, results arrive at once.
# RUN: clrx-run -w -no-check=wait %s -buffer=4:u32:100 -vgpr=1:u32:0 -print=v2:u32:1 \
# RUN:   | FileCheck %s --match-full-lines
# RUN: clrx-run -w -check=none %s -buffer=4:u32:100 -vgpr=1:u32:0 -print=v2:u32:1 \
# RUN:   | FileCheck %s --match-full-lines
# CHECK: v2: 100
.rawcode
.gpu gfx900
        v_mov_b32 v0, 7
        global_load_dword v0, v1, s[4:5]
        v_mov_b32 v2, v0
        s_endpgm
