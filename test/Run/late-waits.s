# With the right waits, results are those that arrive at once, on all architectures.
# RUN: clrx-run -w %s -D GFX=6 -resource=4:u32:0x1,0x20,0x300,0x4000 -lds=8:u32:0x50000 \
# RUN:   -vgpr=1:u32:0 -sgpr=m0:u32:64 -print=v4:x32:1 | FileCheck %s
# RUN: clrx-run -w %s -D GFX=8 -resource=4:u32:0x1,0x20,0x300,0x4000 -lds=8:u32:0x50000 \
# RUN:   -vgpr=1:u32:0 -sgpr=m0:u32:64 -print=v4:x32:1 | FileCheck %s
# RUN: clrx-run -w %s -D GFX=9 -resource=4:u32:0x1,0x20,0x300,0x4000 -lds=8:u32:0x50000 \
# RUN:   -vgpr=1:u32:0 -print=v4:x32:1 | FileCheck %s
# RUN: clrx-run -w %s -D GFX=10 -resource=4:u32:0x1,0x20,0x300,0x4000 -lds=8:u32:0x50000 \
# RUN:   -vgpr=1:u32:0 -print=v4:x32:1 | FileCheck %s
# RUN: clrx-run -w %s -D GFX=10 -resource=4:u32:0x1,0x20,0x300,0x4000 -lds=8:u32:0x50000 \
# RUN:   -vgpr=1:u32:0 -print=v4:x32:1 -check=none | FileCheck %s
# CHECK: v4: 0x00054321{{$}}
.rawcode
.set OFFSET, 12
.if GFX == 6
.gpu pitcairn
.set OFFSET, 3
.elseif GFX == 8
.gpu tonga
.elseif GFX == 9
.gpu gfx900
.else
.gpu gfx1010
.endif
        buffer_load_dword v10, v1, s[4:7], 0 offen
        buffer_load_dword v11, v1, s[4:7], 0 offen offset:4
        buffer_load_dword v12, v1, s[4:7], 0 offen offset:8
        s_buffer_load_dword s8, s[4:7], OFFSET
        ds_read_b32 v13, v1
        s_waitcnt vmcnt(2)
        v_mov_b32 v4, v10
        s_waitcnt vmcnt(1)
        v_xor_b32 v11, v4, v11
        s_waitcnt vmcnt(0) & lgkmcnt(0)
        v_or_b32 v4, v11, v4
        v_or_b32 v4, v12, v4
        v_or_b32 v4, s8, v4
        v_or_b32 v4, v13, v4
        s_endpgm
