## gfx950 has the counters of gfx942. LLVM's assembler encodes the waits.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx950 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
        global_load_dword v0, v[2:3], off
# CHECK: [[#@LINE+2]]:{{[0-9]+}}: warning: v0 is read here, but the load
# CHECK: note: add 's_waitcnt vmcnt(0)'
        v_mov_b32 v1, v0
        global_load_dword v0, v[2:3], off
        s_waitcnt vmcnt(0)
        v_mov_b32 v1, v0
        ds_read_b32 v4, v5
# CHECK: [[#@LINE+2]]:{{[0-9]+}}: warning: v4 is read here, but the load
# CHECK: note: add 's_waitcnt lgkmcnt(0)'
        v_mov_b32 v1, v4
        s_endpgm
