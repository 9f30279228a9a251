# A trace shows the memory that an instruction writes, after the registers.
# Consecutive elements are one list in the order of the lanes. If several lanes
# write one place, its last value appears once. EXEC is that of the instruction,
# before it changes EXEC. Loads and dropped stores show no memory.
# RUN: clrx-run -trace -no-check=bounds,race -buffer=4:zero:64 -resource=8:zero:16 \
# RUN:   -lds=64 -vgpr=0:u32:16,20,24,40 -vgpr=1:u32:7,7,8,9 -sgpr=exec:u64:15 \
# RUN:   -sgpr=2:u32:5,6 %s | FileCheck %s
# CHECK:      exec 0x000000000000000f: ds_write_b32 v0, v1 lds[0x10]={0x7*2,0x8} lds[0x28]=0x9{{$}}
# CHECK-NEXT: {{.*}}: ds_read_b32 v2, v0 v2={0x7*2,0x8,0x9,undef*60}{{$}}
# CHECK-NEXT: {{.*}}: ds_add_rtn_u32 v3, v0, v1 v3={0x7*2,0x8,0x9,undef*60} lds[0x10]={0xe*2,0x10} lds[0x28]=0x12{{$}}
# CHECK-NEXT: {{.*}}: global_store_byte v0, v1, s[4:5] mem[buffer 4+0x10]=0x7 mem[buffer 4+0x14]=0x7 mem[buffer 4+0x18]=0x8 mem[buffer 4+0x28]=0x9{{$}}
# CHECK-NEXT: {{.*}}: buffer_store_dwordx2 v[0:1], v0, s[8:11], 0 offen{{$}}
# CHECK-NEXT: {{.*}}: buffer_store_dword v1, v0, s[8:11], 0 offset:8 mem[buffer 8+0x8]=0x9{{$}}
# CHECK-NEXT: {{.*}}: s_store_dwordx2 s[2:3], s[4:5], 0x20 mem[buffer 4+0x20]={0x5,0x6}{{$}}
# CHECK:      exec 0x000000000000000f: s_and_saveexec_b64 s[0:1], 3 {{.*}} exec_lo=0x3 exec_hi=0x0
# CHECK-NEXT: {{.*}} exec 0x0000000000000003: v_mov_b32 v4, 1 v4={0x1*2,undef*62}{{$}}
.rawcode
.gpu gfx900
        ds_write_b32 v0, v1
        ds_read_b32 v2, v0
        ds_add_rtn_u32 v3, v0, v1
        global_store_byte v0, v1, s[4:5]
        buffer_store_dwordx2 v[0:1], v0, s[8:11], 0 offen
        buffer_store_dword v1, v0, s[8:11], 0 offset:8
        s_store_dwordx2 s[2:3], s[4:5], 0x20
        s_dcache_wb
        s_and_saveexec_b64 s[0:1], 3
        v_mov_b32 v4, 1
        s_endpgm
