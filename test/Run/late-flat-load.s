# A flat load arrives when both counters prove it. Before GCN 1.4, the check trusts
# that it accesses memory, so vmcnt alone suffices.
# RUN: not clrx-run -w %s -D GCN14=1 -buffer=4:u32:100 -print=v4:u32:1 \
# RUN:   -print=v5:u32:1 2>&1 | FileCheck %s --check-prefix=BOTH
# RUN: clrx-run -w %s -D GCN14=0 -buffer=4:u32:100 -print=v4:u32:1 \
# RUN:   | FileCheck %s --check-prefix=MEMORY
# BOTH: error: v0 is read here
# BOTH: v4: 7{{$}}
# BOTH: v5: 100{{$}}
# MEMORY: v4: 100{{$}}
.rawcode
.if GCN14
.gpu gfx900
.else
.gpu bonaire
.endif
        v_mov_b32 v2, s4
        v_mov_b32 v3, s5
        v_mov_b32 v0, 7
        flat_load_dword v0, v[2:3]
        s_waitcnt vmcnt(0)
        v_mov_b32 v4, v0
        s_waitcnt lgkmcnt(0)
        v_mov_b32 v5, v0
        s_endpgm
