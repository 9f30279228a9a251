# At a barrier, LDS writes are waited for.
# RUN: clrx-mc --auto-waits -filetype=asm %s | FileCheck %s

.rawcode
.gpu gfx900
    ds_write_b32 v0, v1
    s_barrier
    ds_read_b32 v2, v3
    s_endpgm

# CHECK:      ds_write_b32 v0, v1
# CHECK-NEXT: s_waitcnt lgkmcnt(0)
# CHECK-NEXT: s_barrier
