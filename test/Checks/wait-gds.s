## Semaphores of GWS name a register that they do not use. LLVM's syntax has no
## register.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null --dialect=llvm --defsym=LLVM=1 %s 2>&1 | FileCheck %s --implicit-check-not=warning:
        buffer_load_dword v0, v1, s[4:7], 0 offen
.ifdef LLVM
        ds_gws_sema_v   gds
        ds_gws_sema_p   gds
        ds_gws_sema_release_all gds
        ds_nop
.else
        ds_gws_sema_v   v0 gds
        ds_gws_sema_p   v0 gds
        ds_gws_sema_release_all v0 gds
        ds_nop          v0
.endif
        s_waitcnt       vmcnt(0)
        v_mov_b32       v0, 0
# CHECK: [[@LINE+2]]:25: warning: v1 is read here, but the load that writes it may not have returned
        buffer_load_dword v1, v1, s[4:7], 0 offen
        ds_gws_init     v1 gds
# CHECK: warning: v1 is written here, but the access that reads it may not have completed
        v_mov_b32       v1, 0
        s_endpgm
