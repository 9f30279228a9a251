## Vector loads write in order. So do loads to half of a register, which
## preserve the other half. Flat accesses to memory are in order as well; for
## accesses to LDS, lgkmcnt is sufficient. LLVM's pass does the same.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null --defsym=GFX10=1 %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.macro sampled data
.ifdef GFX10
        image_sample    \data, v[40:41], s[8:15], s[4:7] dmask:15 dim:2d
.else
        image_sample    \data, v[40:41], s[8:15], s[4:7] dmask:15
.endif
.endm
        buffer_load_dword v5, v2, s[4:7], 0 offen
        global_load_short_d16_hi v5, v[2:3], off
        buffer_load_short_d16_hi v5, v2, s[4:7], 0 offen

        flat_load_dword v6, v[0:1]
        s_waitcnt       lgkmcnt(0)
        buffer_load_dwordx2 v[6:7], v2, s[4:7], 0 offen
        flat_load_dword v20, v[0:1]
        s_waitcnt       lgkmcnt(0)
        sampled         v[20:23]

        flat_load_dword v8, v[0:1]
# CHECK: [[@LINE+1]]:27: warning: v8 is written here, but the load that writes it may not have returned
        buffer_load_dword v8, v2, s[4:7], 0 offen
# CHECK: note: add 's_waitcnt lgkmcnt(0)'

        buffer_load_dword v10, v2, s[4:7], 0 offen
# CHECK: warning: v10 is written here, but the load that writes it may not have returned
        sampled         v[10:13]
# CHECK: note: add 's_waitcnt vmcnt(0)'
        sampled         v[14:17]
# CHECK: [[@LINE+1]]:34: warning: v15 is read here, but the load that writes it may not have returned
        global_load_short_d16_hi v15, v[2:3], off
        s_endpgm
