# A watch on VGPRs names the lanes that change, and shows only their values.
# RUN: clrx-run %s -sgpr=exec:u64:0xf1 -vgpr=0:u32:1,2,3,4,7 -watch=v[0:1] \
# RUN:   | FileCheck %s --match-full-lines
#      CHECK:watch 1 (v[0:1]) at {{.*}}watch-vector.s:[[#@LINE+9]]:9
# CHECK-NEXT:wg 0,0,0 wave 0 pc 0x0 exec 0x00000000000000f1: v_mov_b32 v1, v0
# CHECK-NEXT:  v1: {undef*5} -> {0x1,0x7*4} (lanes 0,4-7)
# CHECK-NEXT:watch 1 (v[0:1]) at {{.*}}watch-vector.s:[[#@LINE+7]]:9
# CHECK-NEXT:wg 0,0,0 wave 0 pc 0x4 exec 0x00000000000000f1: v_max_u32 v0, 4, v0
# CHECK-NEXT:  v0: 0x1 -> 0x4 (lane 0)
#  CHECK-NOT:{{.}}
.rawcode
.gpu Tonga
        v_mov_b32 v1, v0
        v_max_u32 v0, 4, v0
        s_endpgm
