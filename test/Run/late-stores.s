# A store counts in vmcnt up to GCN 1.4. On GCN 1.5 it counts in vscnt, so that vmcnt(1)
# leaves the load before it in flight.
# RUN: clrx-run -w %s -D GFX=9 -resource=4:u32:100,0 -vgpr=1:u32:0 -print=v2:u32:1 \
# RUN:   | FileCheck %s --check-prefix=ARRIVED
# RUN: clrx-run -w %s -D GFX=8 -resource=4:u32:100,0 -vgpr=1:u32:0 -print=v2:u32:1 \
# RUN:   | FileCheck %s --check-prefix=ARRIVED
# RUN: not clrx-run -w %s -D GFX=10 -resource=4:u32:100,0 -vgpr=1:u32:0 \
# RUN:   -print=v2:u32:1 2>&1 | FileCheck %s --check-prefix=STALE
# ARRIVED: v2: 100{{$}}
# STALE: error: v0 is read here
# STALE: v2: 7{{$}}
.rawcode
.if GFX == 10
.gpu gfx1010
.elseif GFX == 9
.gpu gfx900
.else
.gpu tonga
.endif
        v_mov_b32 v0, 7
        buffer_load_dword v0, v1, s[4:7], 0 offen
        buffer_store_dword v1, v1, s[4:7], 0 offen offset:4
        s_waitcnt vmcnt(1)
        v_mov_b32 v2, v0
        s_waitcnt vmcnt(0)
        s_endpgm
