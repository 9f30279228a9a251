## gfx1250 has no exports and no images, so functions need not wait for their
## counters.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1250 --format=rawcode -Wno-all -Wwaitcnt-calls -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
        s_call_b64 s[30:31], good
        s_call_b64 s[30:31], bad
        s_endpgm
good:
        s_wait_loadcnt_dscnt 0x0
        s_wait_kmcnt 0x0
        v_mov_b32 v0, 0
        s_set_pc_i64 s[30:31]
bad:
        s_wait_loadcnt_dscnt 0x0
# CHECK: :[[#@LINE+3]]:{{[0-9]+}}: warning: accesses of the caller may be in flight
# CHECK: note: add 's_wait_kmcnt 0x0'
# CHECK-NOT: note: add
        v_mov_b32 v0, 0
        s_set_pc_i64 s[30:31]
