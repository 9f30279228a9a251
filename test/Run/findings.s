# A finding appears at the line of its instruction, once, with the number of
# times, the work-item and the macro call. Groups can be turned off.
# RUN: not clrx-run %s -vgpr=0:u32:1000 -lds=16 -sgpr=m0:u32:0xffff \
# RUN:   -sgpr=4:u32:1 2>&1 | FileCheck %s
# RUN: not clrx-run %s -vgpr=0:u32:1000 -lds=16 -sgpr=m0:u32:0xffff \
# RUN:   -sgpr=4:u32:1 --diagnostics-format=json 2>&1 | FileCheck %s \
# RUN:   --check-prefix=JSON
# RUN: clrx-run %s -vgpr=0:u32:1000 -lds=16 -sgpr=m0:u32:0xffff \
# RUN:   -sgpr=4:u32:1 -no-check=bounds -print=v1:x32:1 | FileCheck %s --check-prefix=OFF
# CHECK:      :[[#@LINE+13]]:9: error: {{.*}} [-Cbounds]
# CHECK-NEXT: ds_read_b32 v1, v0
# CHECK-NEXT: ^
# CHECK-NEXT: :9: note: work-group 0,0,0, wavefront 0, lane 0: {{.*}}0x3e8
# CHECK-NEXT: note: found 2 times; this is the first
# CHECK-NEXT: :[[#@LINE+12]]:1: note: in macro 'load' called from here
# CHECK-NOT:  error:
# JSON: "rule":"run-bounds"
# OFF: v1: 0x00000000
.rawcode
.gpu Bonaire

.macro load
        ds_read_b32 v1, v0
.endm

again:
load
        s_waitcnt lgkmcnt(0)
        s_add_u32 s4, s4, -1            # The second time without a carry
        s_cbranch_scc1 again
        s_endpgm
