## Before a scalar access, gfx1250 waits for the addresses of vector accesses by
## itself. For LLVM, a load of one half of a register also reads it. A later vector
## load that writes the register follows that load's address, and all earlier ones.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1250 --format=rawcode -Wno-all -Wwaitcnt -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
        buffer_load_b32 v0, v1, s[12:15], null offen
        s_load_b64 s[12:13], s[2:3], 0x0
        s_wait_loadcnt 0x0
        s_wait_kmcnt 0x0

        buffer_store_b32 v8, v10, s[4:7], null offen
        global_load_d16_b16 v9, v[6:7], off
        s_wait_loadcnt 0x0
        global_load_b32 v9, v[2:3], off
        s_mov_b32 s5, 0
        s_wait_loadcnt 0x0

        buffer_store_b32 v8, v10, s[4:7], null offen
        global_load_b32 v9, v[6:7], off
        s_wait_loadcnt 0x0
# CHECK: :[[#@LINE+1]]:{{[0-9]+}}: warning: s5 is written here, but the access that reads it may not have completed
        s_mov_b32 s5, 0
        s_endpgm
