## On GCN 1.0, an atomic that returns a value holds its register for two
## counters. The register is held until the program waits for one of them, even
## if the program never waits for the other.
# RUN: clrx-mc -filetype=obj %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx600 %t | FileCheck %s
.rawcode
.gpu gfx600
.regalloc on
.regvar sum:v, x:v
        v_mov_b32 sum, 1
# CHECK:      buffer_atomic_add v[[#SUM:]], v0, s[4:7], 0 offen glc
        buffer_atomic_add sum, v0, s[4:7], 0 offen glc
# CHECK-NEXT: v_mov_b32 v[[#SUM+1]], 2
        v_mov_b32 x, 2
        ds_write_b32 v0, x
        s_waitcnt vmcnt(0)
        v_mov_b32 sum, 3
        ds_write_b32 v0, sum
        s_endpgm
