# GCN 1.0 counts at most 15 vector memory accesses. More cannot be in flight, so the
# first of 16 loads has arrived when the last one is issued.
# RUN: not clrx-run -w %s -resource=4:u32:100,101 -vgpr=20:u32:0 -print=v24:u32:1 \
# RUN:   -print=v25:u32:1 2>&1 | FileCheck %s
# CHECK: error: v1 is read here
# CHECK-NOT: error:
# CHECK: v24: 100{{$}}
# CHECK: v25: 7{{$}}
.rawcode
.gpu pitcairn
        v_mov_b32 v0, 7
        v_mov_b32 v1, 7
        buffer_load_dword v0, v20, s[4:7], 0 offen
.set i, 1
.rept 15
        buffer_load_dword v[i], v20, s[4:7], 0 offen offset:4
.set i, i+1
.endr
        v_mov_b32 v24, v0
        v_mov_b32 v25, v1
        s_endpgm
