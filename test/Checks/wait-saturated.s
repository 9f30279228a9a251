## The hardware stalls before a counter overflows. So the earliest of 16 accesses has
## completed if the counter counts up to 15. AMD's compilers rely on this. It does not
## hold for accesses that complete in any order.
# RUN: clrx-mc -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx900 -filetype=null %s 2>&1 | FileCheck %s --check-prefix=MORE
.rawcode
.ifnarch gcn1.4
.gpu bonaire
.endif
.macro loads first count
.set number, \first
.rept \count
        buffer_load_dword v[number], v0, s[4:7], 0 offen offset:number*4
.set number, number+1
.endr
.endm

        loads           10, 16
        v_mov_b32       v1, v10
# CHECK: [[#@LINE+1]]:29: warning: v11 is read here, but the load that writes it may not have returned
        v_mov_b32       v1, v11
# CHECK: note: the load is here
# CHECK: note: add 's_waitcnt vmcnt(14)'
        s_waitcnt       vmcnt(0)

## Across a join of paths.
        loads           10, 15
        s_cbranch_scc0  joined
        buffer_load_dword v40, v0, s[4:7], 0 offen
        v_mov_b32       v1, v10
joined:
# CHECK: [[#@LINE+1]]:29: warning: v10 is read here, but the load that writes it may not have returned
        v_mov_b32       v1, v10
# CHECK: note: add 's_waitcnt vmcnt(14)'
        s_waitcnt       vmcnt(0)

## LDS accesses return in order, but not if a scalar load is in flight.
        ds_read_b32     v3, v0
.rept 15
        ds_write_b32    v0, v4
.endr
        v_mov_b32       v1, v3
        s_waitcnt       lgkmcnt(0)
        s_load_dword    s0, s[2:3], 0
        ds_read_b32     v3, v0
.rept 15
        ds_write_b32    v0, v4
.endr
# CHECK: [[#@LINE+1]]:29: warning: v3 is read here, but the load that writes it may not have returned
        v_mov_b32       v1, v3
# CHECK: note: add 's_waitcnt lgkmcnt(0)'
        s_endpgm
## On GCN 1.4, vmcnt counts up to 63.
# MORE: v10 is read here, but the load that writes it may not have returned
# MORE: note: add 's_waitcnt vmcnt(15)'
