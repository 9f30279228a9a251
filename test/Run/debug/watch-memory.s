# A watch on a part of a buffer reports the dwords that change and the lanes that write
# them. Writes beside the part and of equal values are no changes.
# RUN: clrx-run %s -sgpr=exec:u64:0xf -vgpr=0:u32:0,4,8,12 -vgpr=1:u32:5,6,0,8 \
# RUN:   -buffer=0:zero:32 -watch=buffer:0+4:12 | FileCheck %s --match-full-lines
# RUN: clrx-run %s -sgpr=exec:u64:0xf -vgpr=0:u32:0,4,8,12 -vgpr=1:u32:5,6,0,8 \
# RUN:   -buffer=0:zero:32 -watch=buffer:0 | FileCheck %s --check-prefix=ALL
# RUN: clrx-run %s -sgpr=exec:u64:0xf -vgpr=0:u32:0,4,8,12 -vgpr=1:u32:5,6,0,8 \
# RUN:   -buffer=0:zero:32 -watch=buffer:0+6:1 | FileCheck %s --check-prefix=BYTE
#      CHECK:watch 1 (buffer:0+4:12) at {{.*}}watch-memory.s:[[#@LINE+20]]:9
# CHECK-NEXT:wg 0,0,0 wave 0 pc 0x0 exec 0x000000000000000f: global_store_dword v0, v1, s[0:1]
# CHECK-NEXT:  mem[buffer 0+0x4]: 0x0 -> 0x6 (lane 1)
# CHECK-NEXT:  mem[buffer 0+0xc]: 0x0 -> 0x8 (lane 3)
# CHECK-NEXT:watch 1 (buffer:0+4:12) at {{.*}}watch-memory.s:[[#@LINE+17]]:9
# CHECK-NEXT:wg 0,0,0 wave 0 pc 0x8 exec 0x000000000000000f: global_atomic_add v0, v0, v1, s[0:1]
# CHECK-NEXT:  mem[buffer 0+0x4]: 0x6 -> 0xc (lane 1)
# CHECK-NEXT:  mem[buffer 0+0xc]: 0x8 -> 0x10 (lane 3)
# CHECK-NEXT:watch 1 (buffer:0+4:12) at {{.*}}watch-memory.s:[[#@LINE+15]]:9
# CHECK-NEXT:wg 0,0,0 wave 0 pc 0x14 exec 0x000000000000000f: global_store_byte v0, v1, s[0:1] inst_offset:2
# CHECK-NEXT:  mem[buffer 0+0x4]: 0xc -> 0x6000c (lane 1)
# CHECK-NEXT:  mem[buffer 0+0xc]: 0x10 -> 0x80010 (lane 3)
#  CHECK-NOT:{{.}}
# ALL: mem[buffer 0+0x0]: {0x0*2} -> {0x5,0x6} (lanes 0-1)
# ALL-NEXT: mem[buffer 0+0xc]: 0x0 -> 0x8 (lane 3)
# BYTE: global_store_byte
# BYTE-NEXT: mem[buffer 0+0x6]: 0x0 -> 0x6 (lane 1)
# BYTE-NOT: mem
.rawcode
.gpu Vega10
        global_store_dword v0, v1, s[0:1]
        global_atomic_add v0, v1, s[0:1]
        s_waitcnt vmcnt(0)
        global_store_byte v0, v1, s[0:1] inst_offset:2
        s_endpgm
