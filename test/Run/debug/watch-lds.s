# A watch on LDS reports the dwords that change.
# RUN: clrx-run %s -sgpr=exec:u64:3 -vgpr=0:u32:8,4 -vgpr=1:u32:7,9 -lds=16:u32:1,2,3,4 \
# RUN:   -sgpr=m0:u32:16 -watch=lds+4:8 | FileCheck %s --match-full-lines
#      CHECK:watch 1 (lds+4:8) at {{.*}}watch-lds.s:[[#@LINE+6]]:9
# CHECK-NEXT:wg 0,0,0 wave 0 pc 0x0 exec 0x0000000000000003: ds_write_b32 v0, v1
# CHECK-NEXT:  lds[0x4]: {0x2,0x3} -> {0x9,0x7} (lanes 0-1)
#  CHECK-NOT:{{.}}
.rawcode
.gpu Tonga
        ds_write_b32 v0, v1
        s_endpgm
