## Loads can write AccVGPRs on gfx90a.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx90a --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
        global_load_dword a0, v[2:3], off
# CHECK: [[#@LINE+2]]:{{[0-9]+}}: warning: a0 is read here, but the load
# CHECK: note: add 's_waitcnt vmcnt(0)'
        v_accvgpr_read_b32 v1, a0
        s_endpgm
