# Misaligned accesses: a dword of a buffer on GCN 1.0, and a double dword of LDS and an
# atomic on GCN 1.1.
# RUN: not clrx-run -w %s -resource=4:zero:64 -vgpr=0:u32:2,64 -vgpr=2:u32:0 -defsym OLD=1 2>&1 \
# RUN:   | FileCheck %s --check-prefix=OLD
# RUN: not clrx-run -w %s -resource=4:zero:64 -vgpr=0:u32:2,64 -vgpr=2:u32:0 -lds=64 \
# RUN:   -sgpr=exec:u64:1 -sgpr=m0:u32:64 2>&1 | FileCheck %s --check-prefix=NEW
# OLD: error: load of 4 bytes at a misaligned address [-Calign]
# OLD: note: work-group 0,0,0, wavefront 0, lane 0: 0x{{[0-9a-f]+}}2 is not a multiple of 4
# NEW: error: load of 8 bytes at a misaligned address [-Calign]
# NEW: lane 0: 0x2 is not a multiple of 8
# NEW: error: atomic of 4 bytes at a misaligned address [-Calign]
# NEW: lane 0: 0x2 is not a multiple of 4
.rawcode
.ifdef OLD
.gpu Pitcairn
        s_mov_b64 exec, 1
        buffer_load_dword v1, v0, s[4:7], 0 offen
.else
.gpu Bonaire
        ds_read_b64 v[4:5], v0
        buffer_atomic_add v2, v0, s[4:7], 0 offen
.endif
        s_endpgm
