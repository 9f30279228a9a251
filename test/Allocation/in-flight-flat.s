## On GCN 1.4, a flat access may return before an earlier load. The wait for all
## but one access therefore does not show that the load has returned.
# RUN: clrx-mc -filetype=obj %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx900 %t | FileCheck %s
.rawcode
.gpu gfx900
.regalloc on
.regvar dead:v, x:v
# CHECK:      global_load_dword v[[#DEAD:]], v[0:1], off
        global_load_dword dead, v[0:1], off
        flat_store_dword v[0:1], v2
        s_waitcnt vmcnt(1)
# CHECK:      v_mov_b32 v[[#DEAD+1]], 1
        v_mov_b32 x, 1
        ds_write_b32 v0, x
        s_waitcnt vmcnt(0)
# CHECK:      v_mov_b32 v[[#DEAD]], 2
        v_mov_b32 x, 2
        ds_write_b32 v0, x
        ds_write_b64 v0, v[1:2]
        s_endpgm
